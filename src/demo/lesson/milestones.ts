import type { Condition } from '../../../mock-server/demo/scenario';
import type { Journal } from '../../journal/record';
import { pageTitles } from '../../text/pageTitles';
import { lesson } from '../text/lesson';
import { mapMachines } from './progress';

const ACTS: Readonly<Record<string, string>> = lesson.acts;

const isScreen = (machine: string): machine is keyof typeof pageTitles => machine in pageTitles;

/** Possible steps of a lesson among the entries from `since` on: pages opened, and the events in ACTS. */
export function findMilestones(journal: Journal, since: number): Condition[] {
  const machines = mapMachines(journal);
  return journal.entries.slice(Math.max(0, since - journal.first)).flatMap(({ stream, event }) => {
    const machine = machines.get(stream) ?? '';
    const isOpened = event.type === 'xstate.init' && isScreen(machine);
    return isOpened || event.type in ACTS ? [{ machine, event: event.type, where: {} }] : [];
  });
}

/** Proposed title of a step. */
export function suggestTitle({ machine, event }: Condition): string {
  const where = isScreen(machine) ? `«${pageTitles[machine]}»` : '';
  return `${ACTS[event] ?? lesson.opens} ${where}`.trim();
}
