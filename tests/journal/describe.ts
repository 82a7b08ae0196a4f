import { getTime } from '../../src/domain/values/madrid';
import type { Machines } from '../../src/journal/fold';
import type { Entry, Journal } from '../../src/journal/record';
import { findChanges, getActorsAt, readSteps, type Step } from '../../src/journal/steps';

type Fields = Readonly<Record<string, unknown>>;

/** Steps around the searched one: an event stands after the events that it led to. */
const AROUND = 10;

/** Characters of a value; the searched step has its values whole. */
const SOME = 120;

const cut = (text: string): string => (text.length > SOME ? `${text.slice(0, SOME)}…` : text);

const toLine = (fields: Fields, most = (text: string) => text): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${most(JSON.stringify(value))}`)
    .join(' ');

function describe({ machine, event: { type, ...fields } }: Entry, most: typeof cut): string {
  return [type, machine && `(${machine})`, toLine(fields, most)].filter(Boolean).join(' ');
}

function describeStep({ reference, time, entry, after }: Step, most = cut): string {
  const clock = time === null ? '--:--' : getTime(time);
  const state = after ? JSON.stringify(after.value) : 'ended';
  return `${reference} ${clock} ${entry.stream}  ${describe(entry, most)}  → ${state}`;
}

/** Every event of a journal, one a line: reference, time, actor, event, state. */
export function describeJournal(journal: Journal, machines: Machines): string[] {
  const before = journal.checkpoints.map(({ stream, value }) => `  ${stream}  was ${JSON.stringify(value)}`);
  return [...before, ...readSteps(journal, machines).steps.map((step) => describeStep(step))];
}

export function describeAt(journal: Journal, machines: Machines, number: number): string[] {
  const read = readSteps(journal, machines);
  const index = number - journal.first;
  const step = read.steps[index];
  const { id, first } = journal;
  if (!step) throw new Error(`${id} holds ${first} to ${first + read.steps.length - 1}: no ${number}`);
  return [
    ...read.steps.slice(Math.max(0, index - AROUND), index).map((one) => `  ${describeStep(one)}`),
    `> ${describeStep(step, (text) => text)}`,
    ...findChanges(step).map(({ name, before, after }) => `    ${name}: ${before || '-'} → ${after || '-'}`),
    ...read.steps.slice(index + 1, index + 1 + AROUND).map((one) => `  ${describeStep(one)}`),
    ...[...getActorsAt(read, index)].map(([stream, { value }]) => `= ${stream} ${JSON.stringify(value)}`),
  ];
}

export function describeAbout(about: Fields): string[] {
  return Object.entries(about).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => `${name}: ${toLine(one as Fields)}`)
      : `${name}: ${JSON.stringify(value)}`,
  );
}
