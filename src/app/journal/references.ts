import type { Entry, Journal } from '../../journal/record';
import { findReference } from '../../journal/reference';
import { readJournal } from './journal';

const find = (matches: (entry: Entry) => boolean): string | undefined => {
  const journal: Journal | undefined = readJournal();
  return journal && findReference(journal, matches);
};

/** Reference of the notice in the bar: the newest event that opened one. */
export const findNoticeReference = () =>
  find(({ stream, event }) => stream === 'root/notifications' && event.type === 'notifications.open');

export const findLastReference = () => find(() => true);
