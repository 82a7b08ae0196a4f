import { addDays, getDay, getWeekday, type Day } from '../../src/domain/values/madrid';
import { TIPUS, type Modalitat, type Tipus } from '../../src/domain/values/options';
import type { Oficina } from '../../src/domain/access/oficina';
import { getSubtype } from '../../src/domain/access/scope';
import { atMinute, isWorkday } from '../kit/instants';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import type { Professional } from '../store/rows/professional';
import { SEEDS } from './tipus';

export const REACH = 56;
const MORNING = [9 * 60, 14 * 60] as const;
const AFTERNOON = [16 * 60, 19 * 60] as const;
const MODALITATS: readonly Modalitat[][] = [
  ['Presencial'],
  ['Presencial', 'Virtual'],
  ['Presencial'],
  ['Virtual'],
];

/** An adviser's type on a day; `informador_integral` has another one each weekday. */
function findTipus({ role }: Professional, day: Day): Tipus | undefined {
  return role === 'informador_integral'
    ? TIPUS[getWeekday(day) % TIPUS.length]
    : TIPUS.find((tipus) => role === `assesor_${getSubtype(tipus)}`);
}

/** Shifts of a day: at office 1 each workday and always today, elsewhere three mornings a week. */
function getShifts(professional: Professional, day: Day, today: Day): (readonly [number, number])[] {
  const weekday = getWeekday(day);
  if (professional.oficina_id === 1) {
    if (day === today) return [MORNING, AFTERNOON];
    if (!isWorkday(day)) return [];
    return weekday % 2 === 0 ? [MORNING, AFTERNOON] : [MORNING];
  }
  const works = isWorkday(day) && (weekday + professional.id) % 5 < 3;
  return works ? [[MORNING[0], 12 * 60]] : [];
}

/** Antena where an adviser works: the first one's this afternoon, for one adviser; any on Thursdays. */
function findAntena(
  { id, antenas }: Oficina,
  professional: Professional,
  { day, today, from }: { day: Day; today: Day; from: number },
): number | null {
  const [first] = antenas;
  if (day === today) {
    const isThere = id === 1 && professional.role === 'assesor_mobilitat' && from === AFTERNOON[0];
    return (isThere && first?.id) || null;
  }
  if (getWeekday(day) !== 4) return null;
  return antenas[professional.id % (antenas.length || 1)]?.id ?? null;
}

/** All slots, free; an adviser's slots do not overlap. */
export function createDisponibilitats(
  anchor: number,
  professionals: readonly Professional[],
  oficines: readonly Oficina[],
): Disponibilitat[] {
  const today = getDay(anchor);
  const slots: Disponibilitat[] = [];

  for (let distance = -REACH; distance <= REACH; distance += 1) {
    const day = addDays(today, distance);
    for (const professional of professionals) {
      const oficina = oficines.find(({ id }) => id === professional.oficina_id);
      const tipus = findTipus(professional, day);
      if (!oficina || !tipus || !professional.actiu || professional.force_password_change) continue;
      for (const [from, to] of getShifts(professional, day, today)) {
        const antena_id = findAntena(oficina, professional, { day, today, from });
        const [start, end] = [atMinute(day, from), atMinute(day, to)];
        const lasts = SEEDS[tipus].durada * 60_000;
        for (let inici = start; inici + lasts <= end; inici += lasts) {
          slots.push({
            id: slots.length + 1,
            inici,
            fi: inici + lasts,
            oficina_id: oficina.id,
            antena_id,
            professional_id: professional.id,
            tipus,
            modalitat: MODALITATS[slots.length % MODALITATS.length] ?? ['Presencial'],
            assessoria_id: null,
          });
        }
      }
    }
  }
  return slots;
}
