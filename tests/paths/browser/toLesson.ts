import { pack } from '../../../mock-server/demo/link';
import { toScenario, type Scenario } from '../../../mock-server/demo/scenario';
import { bar } from '../../../src/demo/text/bar';
import { panel } from '../../../src/demo/text/panel';
import { describeCase, describeState, nameMachine } from '../report/words';
import type { Driver } from './driver';
import { readOutcome, type Planned } from './plan';
import { NOW } from './seed';

/** A path that was worked in the demo's pages, by its cases, and the link that opens it there. */
export type Walked = { cases: string[]; link: string };

/** Start of a path: the role (null: no session) and the address. */
type Start = { who: string | null; path: string };

/** What may go wrong, as the trainers' panel names it. */
const KINDS: Readonly<Record<string, string>> = panel.fault.kinds;

/** A driver's calls as the trainers' panel names them. */
function nameCalls(pattern: string): string {
  const call = pattern.replace(/(\$|\\\?.*)$/, '').replaceAll('\\d+', '{id}');
  const [, before = '', names = '', after = ''] = /^(.*)\((.*)\)(.*)$/.exec(call) ?? ['', call];
  return names
    .split('|')
    .map((name) => before + name + after)
    .join(' o ');
}

/** Milliseconds in which a person can do something before an answer has come. */
const LATENCY = 1_500;

/** Name of a state, without the details that a person cannot see. */
const getValue = (state: string): string => state.replace(/ \(.*/, '');

/** What is to be done in the panel before a case can happen. */
function describePanel({ calls = {} }: Driver, name: string): string[] {
  const { call = '', end = '' } = readOutcome(name) ?? {};
  const of = calls[call];
  const kind = KINDS[end];
  if (of === undefined || kind === undefined) return [];
  return [`Abans, a «${bar.panel}», «${panel.faults}»: ${nameCalls(of)}, «${kind}».`];
}

/** Whether a person does it: most machines start with the page where the lesson begins. */
const isDone = ({ name }: Planned): boolean => !/^start( as .*)?$/.test(name);

/** A path of the generator's as a lesson of the demo: the same people, data and time, a step for each thing to be done. */
export function toLesson(
  driver: Driver,
  { who, path }: Start,
  planned: readonly Planned[],
  nameState: (state: number) => string,
): Scenario {
  const { machine } = driver;
  const now = NOW.toISOString();
  return toScenario({
    title: `Camí de prova: ${nameMachine(machine)}`,
    about: "Un camí de l'informe de proves: cada pas es marca quan la màquina l'ha fet.",
    anchor: now,
    clock: { at: now },
    latency: LATENCY,
    who: who === null ? null : `${who}@example.org`,
    path,
    steps: planned.filter(isDone).map(({ name, event, to }) => ({
      title: describeCase(name).text,
      hint: [...describePanel(driver, name), `Després: ${describeState(getValue(nameState(to)))}.`].join(' '),
      when: [{ machine, event: name.startsWith('start') ? 'xstate.init' : event }],
    })),
  });
}

/** The part of the demo's address that opens a lesson. */
export const toLink = async (lesson: Scenario): Promise<string> =>
  `/demo#e=${await pack(JSON.stringify(lesson))}`;
