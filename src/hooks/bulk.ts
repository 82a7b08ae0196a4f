import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Noun } from '../domain/access/noun';
import type { Message } from '../domain/pages/notice';
import { getBulkKey } from '../domain/pages/bulk';
import { useService } from './services';

type OfRow = { id: number };

/** Whether the last act on several records of a noun still works on a row, or has failed for it. */
export function useBulk(noun: Noun | undefined) {
  const bulk = useService('bulk');
  const isBusy = useSelector(bulk, (snapshot) => snapshot?.matches('closed') === false);
  const isSent = useSelector(
    bulk,
    (snapshot) => snapshot?.hasTag('undoable') === true || snapshot?.hasTag('busy') === true,
  );
  const asked = useSelector(bulk, (snapshot) => snapshot?.context.asked ?? null);
  const results = useSelector(
    useSelector(bulk, (snapshot) => snapshot?.children.batch),
    (snapshot) => snapshot?.context.results,
  );

  const find = useCallback(
    ({ id }: OfRow) => (asked?.noun === noun ? asked?.items.find((item) => item.id === id) : undefined),
    [asked, noun],
  );
  const isGoing = useCallback((row: OfRow) => isSent && find(row) !== undefined, [find, isSent]);
  const findFailure = useCallback(
    (row: OfRow): Message | null => {
      const result = asked && !isSent && find(row) ? results?.[getBulkKey(asked.noun, row.id)] : undefined;
      return result && result.state !== 'done' ? result.message : null;
    },
    [asked, find, isSent, results],
  );
  return { isBusy, isGoing, findFailure };
}
