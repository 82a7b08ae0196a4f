import { pack } from '../../../mock-server/demo/link';
import { toScenario, type Scenario } from '../../../mock-server/demo/scenario';
import { bar } from '../../../src/demo/text/bar';
import { panel } from '../../../src/demo/text/panel';
import { describeCase, describeState, nameMachine } from '../report/words';
import { describeActs, type Act } from './acts';
import { orderFaults, type MadeCall } from './orderFaults';
import type { Planned } from './plan';
import { NOW } from './seed';

/** A path that was followed in the demo, by its cases, and the link that opens it as a lesson. */
export type Walked = { cases: string[]; link: string };

/** Record of a path: role (null: no session), address, acts and calls. */
export type Taken = {
  who: string | null;
  path: string;
  before: readonly Act[];
  acts: readonly (readonly Act[])[];
  calls: readonly MadeCall[];
};

/** Milliseconds in which a person can do something before an answer has come. */
const LATENCY = 1_500;

const getValue = (state: string): string => state.replace(/ \(.*/, '');

/** Whether the case holds at the beginning of a lesson: most machines start with the page. */
const isThere = (name: string): boolean => /^(start( as .*)?|restore: .*)$/.test(name);

/** Whether the case comes by itself: an answer, or time. */
const isWaited = (name: string): boolean => /^(\w+: |after |batch\.|screens?\.renew)/.test(name);

const press = (name: string, group = ''): Act => ({ do: 'press', name, group, nth: 1 });

const DAY: readonly Act[] = [
  press(bar.panel),
  press(panel.time, panel.sections),
  press(panel.clock.nextDay),
  press(panel.close),
];

function describeWait(name: string): string {
  const { text } = describeCase(name);
  const words = text.charAt(0).toLowerCase() + text.slice(1);
  return words.startsWith('espera') ? words : `espera: ${words}`;
}

/** Titles of the steps; what follows an answer or a wait is done before the next step. */
function writeTitles(planned: readonly Planned[], { before, acts }: Taken): string[] {
  let first = before;
  return planned.flatMap(({ name }, index) => {
    const own = name === 'day.changed' ? DAY : (acts[index] ?? []);
    if (isThere(name)) {
      first = [...first, ...own];
      return [];
    }
    const isWait = isWaited(name);
    const done = isWait ? first : [...first, ...own];
    first = isWait ? own : [];
    if (isWait) return [describeActs(done, describeWait(name))];
    return [done.length > 0 ? describeActs(done) : describeCase(name).text];
  });
}

/** A generated path as a lesson of the demo: same people, data and time, a step per act. */
export function toLesson(
  machine: string,
  taken: Taken,
  planned: readonly Planned[],
  nameState: (state: number) => string,
): Scenario {
  const now = NOW.toISOString();
  const titles = writeTitles(planned, taken);
  return toScenario({
    title: `Camí de prova: ${nameMachine(machine)}`,
    about: "Un camí de l'informe de proves: cada pas es marca quan la màquina l'ha fet.",
    anchor: now,
    clock: { at: now },
    latency: LATENCY,
    who: taken.who === null ? null : `${taken.who}@example.org`,
    path: taken.path,
    faults: orderFaults(taken.calls),
    steps: planned
      .filter(({ name }) => !isThere(name))
      .map(({ name, event, to }, index) => ({
        title: titles[index] ?? '',
        hint: `Després: ${describeState(getValue(nameState(to)))}.`,
        when: [{ machine, event: name.startsWith('start') ? 'xstate.init' : event }],
        // The way to one step may do a later step too early.
        inOrder: true,
      })),
  });
}

export const toLink = async (lesson: Scenario): Promise<string> =>
  `/demo#e=${await pack(JSON.stringify(lesson))}`;
