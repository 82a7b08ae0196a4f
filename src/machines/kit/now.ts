import { getRoot } from './upward';

/** What the page's clock last told, in milliseconds. Only calls may ask it: folding a journal knows no clock. */
export function getNow(system: Parameters<typeof getRoot>[0]): number {
  return getRoot(system).getSnapshot().context.now;
}
