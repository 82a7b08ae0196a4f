import type { Scenario, Unreadable } from '../../../mock-server/demo/scenario';
import { door } from '../text/door';
import { findUnknown } from './findUnknown';

/** Reason why nothing is opened; `full`: it does not fit into the browser's storage. */
export type Problem = Unreadable | 'nothing' | 'full';

export const describeProblem = (problem: Problem): string => door.problems[problem];

/** A scenario of a file or link, or the text of why it is refused. */
export async function judge(read: Scenario | Problem): Promise<Scenario | { refused: string }> {
  if (typeof read === 'string') return { refused: describeProblem(read) };
  const unknown = await findUnknown(read);
  if (!unknown) return read;
  const { of, number, what, name } = unknown;
  const texts = door.unknownPart;
  return { refused: texts[what](texts[of](number), name) };
}
