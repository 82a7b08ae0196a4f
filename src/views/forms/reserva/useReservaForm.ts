import { useSelector } from '@xstate/react';
import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { ReservaDraft, SlotContext } from '../../../domain/reserva';
import type { slotsMachine } from '../../../machines/form/slots';
import { reservaFields } from '../../../text/fields';
import type { Issues } from '../issues';
import { useDraftForm, type DraftActor, type DraftDefinition } from '../useDraftForm';
import { useDraftValue } from '../useDraftValue';
import { useSlots, type UseSlots } from './useSlots';

type SlotsOwner = ActorRef<
  Snapshot<unknown> & {
    children: { slots?: ActorRefFrom<typeof slotsMachine> | undefined };
  },
  never
>;

type ReservaDefinition = Pick<DraftDefinition<ReservaDraft>, 'fields' | 'required' | 'listDoubts'> & {
  actor: DraftActor<ReservaDraft> & SlotsOwner;
  /** Which slots are shown. */
  shown: Omit<UseSlots, 'actor'>;
  /** What the domain has against the draft and its slot, in words. */
  findIssues: (draft: ReservaDraft, chosen: SlotContext) => Issues;
};

/** A reservation that is made in a free slot: its form, the slots, and the one that is chosen. */
export function useReservaForm({ actor, shown, findIssues, ...definition }: ReservaDefinition) {
  const slots = useSlots({
    actor: useSelector(actor, ({ children }) => children.slots),
    ...shown,
  });
  const form = useDraftForm<ReservaDraft>({
    ...definition,
    actor,
    labels: reservaFields,
    findIssues: (draft) => findIssues(draft, { slot: slots.find(draft.disponibilitat_id), ...slots.rules }),
  });
  return { form, slots, slot: slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id)) };
}
