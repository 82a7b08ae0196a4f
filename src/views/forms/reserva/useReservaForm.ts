import { useSelector } from '@xstate/react';
import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import { refuseInOffice } from '../../../domain/access/access';
import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';
import type { Query } from '../../../domain/values/query';
import { findCitaIssues, type ReservaDraft, type SlotContext } from '../../../domain/nouns/reserva';
import { useViewer } from '../../../hooks/data';
import type { slotsMachine } from '../../../machines/kit/form/slots';
import { reservaFields } from '../../../text/fields';
import { issueTexts } from '../../../text/validation';
import { say, type Issues } from '../issues';
import { useDraftForm, type DraftActor, type DraftDefinition } from '../useDraftForm';
import { useDraftValue } from '../useDraftValue';
import { useSlots, type UseSlots } from './useSlots';

type SlotsOwner = ActorRef<
  Snapshot<unknown> & {
    children: { slots?: ActorRefFrom<typeof slotsMachine> | undefined };
  },
  never
>;

type CitaOwner = ActorRef<Snapshot<unknown> & { context: { query: Query } }, never>;

type ReservaDefinition = Pick<DraftDefinition<ReservaDraft>, 'fields' | 'required' | 'listWarnings'> & {
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

type CitaDefinition = Pick<ReservaDefinition, 'fields' | 'required'> & {
  actor: ReservaDefinition['actor'] & CitaOwner;
  /** A slot that the screen was opened with. */
  known: Disponibilitat | null;
};

/** The same of an appointment: in the offices where the person may book, from the day on that the address names. */
export function useCitaForm({ actor, known, ...definition }: CitaDefinition) {
  const viewer = useViewer();
  const opened = useSelector(actor, ({ context }) => context.query['data']);
  return useReservaForm({
    ...definition,
    actor,
    shown: {
      known,
      opened,
      refuse: ({ oficina }) => refuseInOffice(viewer, 'create', oficina, 'cita'),
    },
    findIssues: (draft, chosen) => say(issueTexts.reserva, findCitaIssues(draft, chosen)),
  });
}
