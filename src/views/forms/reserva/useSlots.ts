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
  firstDay?: Day | undefined;
  /** Slot chosen before the form opened; it may be outside of the loaded days. */
  presetSlot?: Disponibilitat | null;
  refuse: (slot: Disponibilitat) => Refusal | null;
};

/** The first day with slots is shown until one is chosen. */
export function useSlots({ actor, firstDay, presetSlot, refuse }: UseSlots) {
  const now = useNow();
  const today = useToday();
  const { oficinaId } = useViewer();
  const userId = useSession()?.user.id ?? null;
  const rule = useDataRules().assessories;
  const request = useRequest(actor, 'disponibilitats');
  const cites = useRequest(actor, 'cites');
  const lastInput = useSelector(actor, (snapshot) => snapshot?.context.asked.disponibilitats);
  const { data_inici: from = firstDay ?? today, oficina_id = '' } = lastInput ?? {};
  const [chosen, setChosen] = useState<Day | null>(null);
  const oficina = Number(oficina_id) || null;
  const slots = request?.data ?? [];
  const offered = slots.filter((slot) => isOffered(slot, { oficina, now }) && refuse(slot) === null);
  const days = countSlots(from, offered, userId);
  const day = chosen ?? days.find(({ count }) => count > 0)?.day ?? from;
  const [typed, setTyped] = useState<string | null>(day);
  // The typed text wins only while it is no day: another day may also come from elsewhere.
  const shown = typed !== null && isDay(typed) ? day : typed;
  const unreadable = findDayIssue(shown ?? '');

  function ask({ data = from, ...rest }: { data?: Day; oficina_id?: string; tipus?: string }): void {
    const input = { ...getSlotRange(data), oficina_id, tipus: lastInput?.['tipus'] ?? '', ...rest };
    actor?.send({ type: 'slots.ask', request: 'disponibilitats', input });
  }

  /** Shows a day; one that was not loaded becomes the first of the loaded ones. */
  function choose(next: Day): void {
    setTyped(next);
    setChosen(next);
    if (!days.some((one) => one.day === next)) ask({ data: next });
  }

  return {
    day,
    typedDay: shown,
    typeDay(next: string | null): void {
      if (next !== null && isDay(next)) choose(next);
      else setTyped(next);
    },
    days,
    choose,
    askFollowing(): void {
      setChosen(null);
      ask({ data: addDays(from, days.length) });
    },
    oficina,
    rules: { rule, today, now },
    /** Issue of the day, shown before sending; the day's slots are hidden meanwhile. */
    dayIssue: unreadable ?? findDateIssue(rule, today, day),
    request,
    cites: cites?.data ?? [],
    bookable: sortByNearness(
      offered.filter((slot) => !unreadable && getDay(slot.data_inici) === day),
      { userId, oficinaId },
    ),
    isOwn: ({ professional }: Disponibilitat): boolean => professional?.id === userId,
    find: (id: number | null): Disponibilitat | undefined =>
      slots.find((slot) => slot.id === id) ?? (presetSlot?.id === id ? presetSlot : undefined),
    ask,
    askCites(start: Instant, professionalId: number | null): void {
      const data = getDay(start);
      const input = { data_inici: data, data_fi: data, professional_id: String(professionalId ?? '') };
      actor?.send({ type: 'slots.ask', request: 'cites', input });
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;
