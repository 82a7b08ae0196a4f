import type { Condition } from '../../../mock-server/demo/scenario';
import { pageTitles } from '../../text/pageTitles';
import { lesson } from '../text/lesson';
import type { Deed, Fields } from './deeds';

const ACTS: Readonly<Record<string, string>> = lesson.acts;

const isScreen = (machine: string): machine is keyof typeof pageTitles => machine in pageTitles;

/** A failure's status, or its kind where no answer came: another failure is another outcome. */
function describeFailure({ error }: Fields): Condition['where'] {
  const { kind, status } = error?.failure ?? {};
  if (typeof status === 'number') return { 'error.failure.status': status };
  return kind === undefined ? {} : { 'error.failure.kind': kind };
}

/** The step that a deed may become: a page opened, or an event in ACTS. */
export function findMilestone({ machine, event }: Deed): Condition | null {
  const isOpened = event.type === 'xstate.init' && isScreen(machine);
  // Every actor of the private area is told of a lost session.
  const isAct = event.type in ACTS && (event.type !== 'auth.lost' || machine === 'auth');
  if (!isOpened && !isAct) return null;
  return { machine, event: event.type, where: describeFailure(event) };
}

/** Proposed title of a step. */
export function suggestTitle({ machine, event }: Condition): string {
  const where = isScreen(machine) ? `«${pageTitles[machine]}»` : '';
  return `${ACTS[event] ?? lesson.opens} ${where}`.trim();
}
