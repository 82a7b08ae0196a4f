import { useSelector } from '@xstate/react';
import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { Query } from '../domain/values/query';
import type { daySheetMachine } from '../machines/screens/daySheet';

type DaySheetActor = ActorRefFrom<typeof daySheetMachine>;

export type DaySheetOwner = ActorRef<
  Snapshot<unknown> & { children: { daySheet: DaySheetActor | undefined } },
  never
>;

export function useDaySheet(owner: DaySheetOwner) {
  const actor = useSelector(owner, ({ children }) => children.daySheet);
  const isBusy = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') === true);
  const sheet = useSelector(actor, (snapshot) => snapshot?.context.sheet ?? null);
  return {
    isBusy,
    sheet,
    print: (query: Query) => actor?.send({ type: 'daySheet.print', query }),
    putAway: () => actor?.send({ type: 'daySheet.printed' }),
  };
}
