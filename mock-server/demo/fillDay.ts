import { getDay, type Day } from '../../src/domain/values/madrid';
import { createReserva } from '../seed/assessories';
import { findName, findOficina } from '../store/lookups';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import type { State } from '../store/state';
import type { Write } from '../store/writes';

export type Fillable = { key: `oficina/${number}` | `professional/${number}`; name: string; free: number };

const listFree = (state: State, day: Day): Disponibilitat[] =>
  [...state.disponibilitats.values()].filter(
    ({ inici, assessoria_id }) => assessoria_id === null && getDay(inici) === day,
  );

const toKeys = ({ oficina_id, professional_id }: Disponibilitat): Fillable['key'][] => [
  `oficina/${oficina_id}`,
  `professional/${professional_id}`,
];

/** Offices, then professionals, with free slots on a day. */
export function listFillable(state: State, day: Day): Fillable[] {
  const counts = new Map<Fillable['key'], number>();
  for (const slot of listFree(state, day))
    for (const key of toKeys(slot)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, free]) => {
      const id = Number(key.split('/')[1]);
      const name = key.startsWith('oficina') ? findOficina(state, id)?.nom : findName(state, id);
      return { key, name: name ?? '', free };
    })
    .toSorted((one, other) => one.key.localeCompare(other.key, 'ca', { numeric: true }));
}

export function fillDay(state: State, day: Day, of: Fillable['key'], now: number): Write[] {
  return listFree(state, day)
    .filter((slot) => toKeys(slot).includes(of))
    .map((slot, index) => {
      const id = state.last.assessoria + 1 + index;
      return {
        at: now,
        by: slot.professional_id,
        call: 'POST /cites',
        ids: { assessoria: id, cita: state.last.cita + 1 + index },
        body: createReserva(slot, id),
      };
    });
}
