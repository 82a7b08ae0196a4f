import type { Entry, Journal } from '../../journal/record';
import { findReference } from '../../journal/reference';
import { readJournal } from './journal';

const find = (isIt: (entry: Entry) => boolean): string | undefined => {
  const journal: Journal | undefined = readJournal();
  return journal && findReference(journal, isIt);
};

/** What support finds the notice by that is in the bar: the event that opened it, the newest of its kind. */
export const findNoticeReference = () =>
  find(({ stream, event }) => stream === 'root/notifications' && event.type === 'notifications.open');

/** What support finds the moment by: the last event before it. */
export const findLastReference = () => find(() => true);
