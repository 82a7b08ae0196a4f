import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useNow, useToday, useViewer } from '../../../hooks/data';
import { refuseCompletion } from '../../../domain/access/access';
import { listToClose, toFacts } from '../../../domain/nouns/assessoria';
import { listDays, sortClosings } from '../../../domain/pages/closing';
import type { Inscripcio } from '../../../domain/values/options';
import type { closeDayMachine } from '../../../machines/screens/closeDay';
import { toRun } from '../../shared/run';

export type CloseDayActor = ActorRefFrom<typeof closeDayMachine>;

/** Sessions shown at first, and by each press for more: whole days. */
const SHOWN = 20;

export function useCloseDay(actor: CloseDayActor) {
  const now = useNow();
  const today = useToday();
  const viewer = useViewer();
  const [limit, setLimit] = useState(SHOWN);
  const snapshot = useSelector(actor, (current) => current);
  const batch = useSelector(snapshot.children.batch, (current) => current);
  const { rows, closings, closed, gone, tried, message } = snapshot.context;

  const all = listDays(listToClose(rows, now));
  const days = all.filter((_, index) => {
    const before = all.slice(0, index).flatMap((day) => day.rows);
    return before.length < limit;
  });
  const shown = days.flatMap((day) => day.rows);
  const open = shown.filter(
    (row) => !closed.includes(row.id) && refuseCompletion(viewer, toFacts(row)) === null,
  );
  const { ready, incomplete } = sortClosings(open, closings);

  return {
    today,
    days,
    shown,
    open,
    ready,
    incomplete,
    closings,
    closed,
    gone,
    tried,
    message,
    hasMore: days.length < all.length,
    isLoading: snapshot.hasTag('loading'),
    isFailed: snapshot.hasTag('failed'),
    isBusy: snapshot.hasTag('busy'),
    run: batch && toRun(batch),
    getResult: (id: number) => batch?.context.results[id],
    absences: ready.filter((id) => closings[id]?.isAbsent).length,
    fill: (inscripcio: Inscripcio) =>
      actor.send({ type: 'closeDay.fill', ids: open.map(({ id }) => id), inscripcio }),
    send: () => actor.send({ type: 'closeDay.send', ready, incomplete }),
    stop: () => actor.send({ type: 'closeDay.stop' }),
    retry: () => actor.send({ type: 'closeDay.retry' }),
    showMore: () => setLimit(shown.length + SHOWN),
  };
}
export type CloseDayState = ReturnType<typeof useCloseDay>;
