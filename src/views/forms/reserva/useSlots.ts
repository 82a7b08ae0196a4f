import type { ActorRefFrom } from 'xstate';
import { useSelector } from '@xstate/react';
import { useCatalog, useNow, useRequest, useToday } from '../../../hooks/data';
import type { Refusal } from '../../../domain/access';
import { DEFAULT_DATA_RULES, isWithin } from '../../../domain/dataRules';
import { isBookable, type Disponibilitat } from '../../../domain/disponibilitat';
import type { Query } from '../../../domain/query';
import { getDay } from '../../../domain/madrid';
import type { ReservaDraft } from '../../../domain/reserva';
import type { calendarMachine } from '../../../machines/calendar';
import { newCita } from '../../../text/calendar';
import { getDateRuleIssue } from '../../../text/refusals';
import type { Words } from '../../../text/ui/words';
import type { DraftActor } from '../useDraftForm';

type UseSlots = {
  actor: DraftActor<ReservaDraft>;
  /** One that the screen was opened with. */
  known?: Disponibilitat | null;
  refuse: (slot: Disponibilitat) => Refusal | null;
};

/** The slots a booking is made in: of which day and office they were asked, what came, and what is against one. */
export function useSlots({ actor, known, refuse }: UseSlots) {
  const now = useNow();
  const today = useToday();
  const rule = (useCatalog('dataRules')?.data ?? DEFAULT_DATA_RULES).assessories;
  const request = useRequest(actor as unknown as ActorRefFrom<typeof calendarMachine>, 'disponibilitats');
  const asked = useSelector(actor, ({ context }) => context.asked['disponibilitats'] as Query | undefined);
  const opened = useSelector(actor, ({ context }) => context.query['data']);
  const { data_inici: day = opened ?? today, oficina_id: oficina = '' } = asked ?? {};

  const slots = request?.data ?? [];
  const find = (id: number | null): Disponibilitat | undefined =>
    slots.find((slot) => slot.id === id) ?? (known?.id === id ? known : undefined);

  function ask({ data = day, ...rest }: { data?: string; oficina_id?: string; tipus?: string }): void {
    const filter = { oficina_id: oficina, tipus: asked?.['tipus'] ?? '', ...rest };
    actor.send({
      type: 'record.ask',
      request: 'disponibilitats',
      input: { data_inici: data, data_fi: data, ...filter },
    });
  }

  /** Why a day cannot be booked, before anything is sent. */
  function findDayFault(of: string): Words | undefined {
    return isWithin(rule, today, of) ? undefined : { text: getDateRuleIssue(rule) };
  }

  /** Why the chosen slot cannot be booked. */
  function findSlotFault(id: number | null): Words | undefined {
    const slot = find(id);
    if (!slot) return undefined;
    return isBookable(slot, now) ? findDayFault(getDay(slot.data_inici)) : { text: newCita.slotTaken };
  }

  return {
    day,
    oficina,
    ask,
    find,
    findDayFault,
    findSlotFault,
    rule,
    request,
    /** Those that can be booked, of what is asked for now. */
    bookable: slots.filter(
      (slot) =>
        isBookable(slot, now) &&
        refuse(slot) === null &&
        getDay(slot.data_inici) === day &&
        (oficina === '' || slot.oficina.id === Number(oficina)),
    ),
  };
}

export type Slots = ReturnType<typeof useSlots>;
