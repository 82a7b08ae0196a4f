import * as z from 'zod/mini';
import { findDateIssue, type DataRules } from './dataRules';
import { listOf, Moment, optional, orNull, RecordId } from '../values/fields';
import { addDays, getDay, type Day, type Instant } from '../values/madrid';
import type { Query } from '../values/query';
import { MODALITATS, TIPUS } from '../values/options';
import { AntenaRef, OficinaRef } from '../access/oficina';
import { ProfessionalRef } from './professional';
import type { RuleIssue } from '../values/validation';

export const Disponibilitat = z.object({
  id: RecordId,
  data_inici: Moment,
  data_fi: Moment,
  oficina: orNull(OficinaRef),
  antena: optional(AntenaRef),
  professional: orNull(ProfessionalRef),
  tipus: z.enum(TIPUS),
  modalitat: listOf(z.enum(MODALITATS)),
  lliure: z.boolean(),
});
export type Disponibilitat = z.infer<typeof Disponibilitat>;

export function isBookable(slot: { lliure: boolean; data_inici: Instant }, now: number): boolean {
  return slot.lliure && Date.parse(slot.data_inici) > now;
}

export function getMinutes({ data_inici, data_fi }: { data_inici: Instant; data_fi: Instant }): number {
  return (Date.parse(data_fi) - Date.parse(data_inici)) / 60_000;
}

/** Slots sorted by time, those of the same time in one group. */
export function groupByTime<S extends { data_inici: Instant; data_fi: Instant }>(
  slots: readonly S[],
): (readonly [S, ...S[]])[] {
  const getKey = ({ data_inici, data_fi }: S) => `${Date.parse(data_inici)}-${Date.parse(data_fi)}`;
  const groups = new Map<string, [S, ...S[]]>();
  for (const slot of slots.toSorted((one, other) => getKey(one).localeCompare(getKey(other)))) {
    const group = groups.get(getKey(slot));
    if (group) group.push(slot);
    else groups.set(getKey(slot), [slot]);
  }
  return [...groups.values()];
}

type Given = { professional: { id: number } | null; oficina: { id: number } | null };

/** The person's own slots first, then those of their office, then the others; stable otherwise. */
export function sortByNearness<S extends Given>(
  slots: readonly S[],
  { userId, oficinaId }: { userId: number | null; oficinaId: number | null },
): S[] {
  const getDistance = ({ professional, oficina }: S): number => {
    if (professional?.id === userId) return 0;
    return oficina?.id === oficinaId ? 1 : 2;
  };
  return slots.toSorted((one, other) => getDistance(one) - getDistance(other));
}

export type SlotRules = { rule: DataRules['assessories']; today: Day; now: number };

export function findSlotIssue(
  slot: { lliure: boolean; data_inici: Instant } | undefined,
  { rule, today, now }: SlotRules,
): RuleIssue | undefined {
  if (!slot) return undefined;
  return isBookable(slot, now) ? findDateIssue(rule, today, getDay(slot.data_inici)) : { code: 'slotTaken' };
}

/** `oficina` null: of any office. */
export function isOffered(
  slot: Disponibilitat,
  { oficina, now }: { oficina: number | null; now: number },
): boolean {
  return isBookable(slot, now) && (oficina === null || slot.oficina?.id === oficina);
}

const SLOT_DAYS = 14;

export function getSlotRange(from: Day): { data_inici: Day; data_fi: Day } {
  return { data_inici: from, data_fi: addDays(from, SLOT_DAYS - 1) };
}

/** Query of the pages that book a slot: they find it in two weeks of its type. */
export function toSlotQuery({ id, tipus, data_inici }: Pick<Disponibilitat, 'id' | 'tipus' | 'data_inici'>) {
  return { data: getDay(data_inici), tipus, disponibilitat_id: String(id) } satisfies Query;
}

export type SlotDay = { day: Day; count: number; own: number };

export function countSlots(
  from: Day,
  slots: readonly Pick<Disponibilitat, 'data_inici' | 'professional'>[],
  userId: number | null,
): SlotDay[] {
  return Array.from({ length: SLOT_DAYS }, (_, index) => {
    const day = addDays(from, index);
    const offered = slots.filter(({ data_inici }) => getDay(data_inici) === day);
    const own = offered.filter(({ professional }) => professional?.id === userId);
    return { day, count: offered.length, own: own.length };
  });
}
