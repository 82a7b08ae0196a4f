import type { Checkpoint, Entry, Journal } from './record';

const FORMAT = 'punt-jove.journal';
const VERSION = 1;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isEntry(value: unknown): value is Entry {
  if (!isFields(value) || !isText(value['stream'])) return false;
  const { event, machine } = value;
  if (!isFields(event) || !isText(event['type'])) return false;
  return event['type'] === 'xstate.init' ? isText(machine) : machine === undefined;
}

function isCheckpoint(value: unknown): value is Checkpoint {
  if (!isFields(value) || !isText(value['stream']) || !isText(value['machine'])) return false;
  const { value: state, context, children } = value;
  return (
    (isText(state) || isFields(state)) &&
    isFields(context) &&
    Array.isArray(children) &&
    children.every((id) => isText(id))
  );
}

function refuse(why: string): never {
  throw new Error(`This is no journal that can be read: ${why}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('it is not JSON');
  }
}

function readList<T>(value: unknown, name: string, isItem: (item: unknown) => item is T): T[] {
  if (!Array.isArray(value)) return refuse(`it has no ${name}`);
  const index = value.findIndex((item) => !isItem(item));
  if (index >= 0) return refuse(`number ${index + 1} of its ${name} is malformed`);
  return value as T[];
}

/** A journal as JSON, to be kept or sent. */
export function exportJournal(journal: Journal): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...journal });
}

/**
 * Reads what `exportJournal` wrote.
 * @throws an error that says what is wrong with any other text
 */
export function importJournal(text: string): Journal {
  const found = parse(text);
  if (!isFields(found) || found['format'] !== FORMAT) return refuse('it does not say that it is one');
  if (found['version'] !== VERSION)
    return refuse(`it is of version ${String(found['version'])}, this is version ${VERSION}`);
  const checkpoints = readList(found['checkpoints'], 'checkpoints', isCheckpoint);
  const entries = readList(found['entries'], 'entries', isEntry);
  const opened = new Set(checkpoints.map(({ stream }) => stream));
  for (const { stream, machine } of entries) {
    if (machine !== undefined) opened.add(stream);
    else if (!opened.has(stream)) refuse(`it has an event of an actor that it never opened (${stream})`);
  }
  return { checkpoints, entries };
}
