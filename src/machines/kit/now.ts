import { getRoot } from './rootRef';

/** Time of the page's clock in milliseconds, for calls only: a folded journal has no clock. */
export function getNow(system: Parameters<typeof getRoot>[0]): number {
  return getRoot(system).getSnapshot().context.now;
}
