import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../../hooks/actors';
import { useDataRules, useNow, useRequest, useToday, useViewer } from '../../../hooks/data';
import type { Refusal } from '../../../domain/access/access';
import { findDateIssue } from '../../../domain/nouns/dataRules';
import {
  countSlots,
  getSlotRange,
  isOffered,
  sortByNearness,
  type Disponibilitat,
} from '../../../domain/nouns/disponibilitat';
import { addDays, getDay, isDay, type Day, type Instant } from '../../../domain/values/madrid';
import { findDayIssue } from '../../../domain/nouns/moment';
import type { slotsMachine } from '../../../machines/kit/form/slots';

export type UseSlots = {
  actor: ActorRefFrom<typeof slotsMachine> | undefined;
  /** The first day that is looked at, where it is not today. */
  opened?: Day | undefined;
  /** One that the screen was opened with. */
  known?: Disponibilitat | null;
  refuse: (slot: Disponibilitat) => Refusal | null;
};

/**
 * The slots a booking is made in: from which day on and of which office they were asked, and what came. The day that is shown
 * is the first that has any, until a person chooses one.
 */
export function useSlots({ actor, opened, known, refuse }: UseSlots) {
  const now = useNow();
  const today = useToday();
  const { oficinaId } = useViewer();
  const userId = useSession()?.user.id ?? null;
  const rule = useDataRules().assessories;
  const request = useRequest(actor, 'disponibilitats');
  const cites = useRequest(actor, 'cites');
  const asked = useSelector(actor, (snapshot) => snapshot?.context.asked.disponibilitats);
  const { data_inici: from = opened ?? today, oficina_id = '' } = asked ?? {};
  const [chosen, setChosen] = useState<Day | null>(null);
  const oficina = Number(oficina_id) || null;
  const slots = request?.data ?? [];
  const offered = slots.filter((slot) => isOffered(slot, { oficina, now }) && refuse(slot) === null);
  const days = countSlots(from, offered);
  const day = chosen ?? days.find(({ count }) => count > 0)?.day ?? from;
  const [typed, setTyped] = useState<string | null>(day);
  // Between two days only what is typed is no day; another day may also come from elsewhere.
  const shown = typed !== null && isDay(typed) ? day : typed;
  const unreadable = findDayIssue(shown ?? '');

  function ask({ data = from, ...rest }: { data?: Day; oficina_id?: string; tipus?: string }): void {
    const input = { ...getSlotRange(data), oficina_id, tipus: asked?.['tipus'] ?? '', ...rest };
    actor?.send({ type: 'slots.ask', request: 'disponibilitats', input });
  }

  /** Shows a day; one that was not asked for becomes the first of those that are. */
  function choose(next: Day): void {
    setTyped(next);
    setChosen(next);
    if (!days.some((one) => one.day === next)) ask({ data: next });
  }

  return {
    day,
    /** What stands at the day: the day, or what was typed while it is none. */
    typedDay: shown,
    typeDay(next: string | null): void {
      if (next !== null && isDay(next)) choose(next);
      else setTyped(next);
    },
    /** The days that were asked for, with how much can be booked on each. */
    days,
    choose,
    /** Asks for the days that follow, of which the first that has any is shown. */
    askFollowing(): void {
      setChosen(null);
      ask({ data: addDays(from, days.length) });
    },
    oficina,
    /** What the rules for slots read. */
    rules: { rule, today, now },
    /** Why the day cannot be booked, before anything is sent; nothing of another day is offered meanwhile. */
    dayIssue: unreadable ?? findDateIssue(rule, today, day),
    request,
    /** Other appointments of whoever gives the assessoria. */
    cites: cites?.data ?? [],
    /** Those that can be booked on the day. */
    bookable: sortByNearness(
      offered.filter((slot) => !unreadable && getDay(slot.data_inici) === day),
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
