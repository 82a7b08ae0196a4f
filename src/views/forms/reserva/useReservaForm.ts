import { useSelector } from '@xstate/react';
import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import { refuseInOffice } from '../../../domain/access/access';
import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';
import type { Query } from '../../../domain/values/query';
import type { Warning } from '../../../domain/nouns/warnings';
import { findCitaIssues, type ReservaDraft, type SlotContext } from '../../../domain/nouns/reserva';
import { useViewer } from '../../../hooks/data';
import type { slotsMachine } from '../../../machines/kit/form/slots';
import { reservaFields } from '../../../text/fields';
import { issueTexts } from '../../../text/validation';
import { toWords, type Issues } from '../issues';
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

type ReservaDefinition = Pick<DraftDefinition<ReservaDraft>, 'fields' | 'required' | 'present'> & {
  listWarnings?: (draft: ReservaDraft, slot: Disponibilitat | undefined) => readonly Warning[];
  actor: DraftActor<ReservaDraft> & SlotsOwner;
  slotOptions: Omit<UseSlots, 'actor'>;
  findIssues: (draft: ReservaDraft, chosen: SlotContext) => Issues;
};

export function useReservaForm({
  actor,
  slotOptions,
  findIssues,
  listWarnings,
  ...definition
}: ReservaDefinition) {
  const slots = useSlots({
    actor: useSelector(actor, ({ children }) => children.slots),
    ...slotOptions,
  });
  const form = useDraftForm<ReservaDraft>({
    ...definition,
    actor,
    labels: reservaFields,
    listWarnings: (draft) => listWarnings?.(draft, slots.find(draft.disponibilitat_id)) ?? [],
    findIssues: (draft) => findIssues(draft, { slot: slots.find(draft.disponibilitat_id), ...slots.rules }),
  });
  return { form, slots, slot: slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id)) };
}

type CitaDefinition = Pick<ReservaDefinition, 'fields' | 'required' | 'listWarnings'> & {
  actor: ReservaDefinition['actor'] & CitaOwner;
  presetSlot: Disponibilitat | null;
};

/** Form of an appointment: slots of offices where the person may book, from the address's day on. */
export function useCitaForm({ actor, presetSlot, ...definition }: CitaDefinition) {
  const viewer = useViewer();
  const firstDay = useSelector(actor, ({ context }) => context.query['data']);
  return useReservaForm({
    ...definition,
    actor,
    slotOptions: {
      presetSlot,
      firstDay,
      refuse: ({ oficina }) => refuseInOffice(viewer, 'create', oficina, 'cita'),
    },
    findIssues: (draft, chosen) => toWords(issueTexts.reserva, findCitaIssues(draft, chosen)),
  });
}
