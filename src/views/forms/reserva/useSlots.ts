import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../../hooks/actors';
import { useDataRules, useNow, useRequest, useToday, useViewer } from '../../../hooks/data';
import type { Refusal } from '../../../domain/access';
import { findDateIssue } from '../../../domain/dataRules';
import { isOffered, sortByNearness, type Disponibilitat } from '../../../domain/disponibilitat';
import { getDay, isDay, type Day, type Instant } from '../../../domain/madrid';
import { findDayIssue } from '../../../domain/moment';
import type { slotsMachine } from '../../../machines/form/slots';

type UseSlots = {
  actor: ActorRefFrom<typeof slotsMachine> | undefined;
  /** The day that is looked at first, where it is not today. */
  opened?: Day | undefined;
  /** One that the screen was opened with. */
  known?: Disponibilitat | null;
  refuse: (slot: Disponibilitat) => Refusal | null;
};

/** The slots a booking is made in: of which day and office they were asked, and what came. */
export function useSlots({ actor, opened, known, refuse }: UseSlots) {
  const now = useNow();
  const today = useToday();
  const { oficinaId } = useViewer();
  const userId = useSession()?.user.id ?? null;
  const rule = useDataRules().assessories;
  const request = useRequest(actor, 'disponibilitats');
  const cites = useRequest(actor, 'cites');
  const asked = useSelector(actor, (snapshot) => snapshot?.context.asked.disponibilitats);
  const { data_inici: day = opened ?? today, oficina_id = '' } = asked ?? {};
  const [typed, setTyped] = useState<string | null>(day);
  // Between two days only what is typed is no day; another day may also come from elsewhere.
  const shown = typed !== null && isDay(typed) ? day : typed;
  const unreadable = findDayIssue(shown ?? '');
  const oficina = Number(oficina_id) || null;
  const slots = request?.data ?? [];

  function ask({ data = day, ...rest }: { data?: Day; oficina_id?: string; tipus?: string }): void {
    const filter = { oficina_id, tipus: asked?.['tipus'] ?? '', ...rest };
    const input = { data_inici: data, data_fi: data, ...filter };
    actor?.send({ type: 'slots.ask', request: 'disponibilitats', input });
  }

  return {
    day,
    /** What stands at the day: the day, or what was typed while it is none. */
    typedDay: shown,
    typeDay(next: string | null): void {
      setTyped(next);
      if (next !== null && isDay(next)) ask({ data: next });
    },
    oficina,
    /** What the rules for slots read. */
    rules: { rule, today, now },
    /** Why the day cannot be booked, before anything is sent; nothing of another day is offered meanwhile. */
    dayIssue: unreadable ?? findDateIssue(rule, today, day),
    request,
    /** Other appointments of whoever gives the assessoria. */
    cites: cites?.data ?? [],
    /** Those that can be booked, of what is asked for now. */
    bookable: sortByNearness(
      slots.filter((slot) => !unreadable && isOffered(slot, { day, oficina, now }) && refuse(slot) === null),
      { userId, oficinaId },
    ),
    find: (id: number | null): Disponibilitat | undefined =>
      slots.find((slot) => slot.id === id) ?? (known?.id === id ? known : undefined),
    ask,
    /** Asks which other appointments there are on the day of a moment. */
    askCites(start: Instant, professionalId: number | null): void {
      const data = getDay(start);
      const input = { data_inici: data, data_fi: data, professional_id: String(professionalId ?? '') };
      actor?.send({ type: 'slots.ask', request: 'cites', input });
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;
