import { DadesConsulta } from '../../src/domain/nouns/consulta';
import { getDay, getWeekday, addDays } from '../../src/domain/values/madrid';
import type { Oficina } from '../../src/domain/access/oficina';
import {
  CANALS,
  CONEGUTS,
  DERIVACIONS_CONSULTA,
  EDATS,
  FORMACIONS,
  IDIOMES,
  OCUPACIONS,
  RESIDENCIES,
  SERVEIS_TRAMITS,
  type Canal,
} from '../../src/domain/values/options';
import { atMinute } from '../kit/instants';
import { createRandom, type Random } from '../kit/random';
import type { Consulta } from '../store/rows/consulta';
import type { Professional } from '../store/rows/professional';
import { AMBITS } from '../catalogs/interns';
import { getDefaults } from '../kit/defaults';
import type { Generate } from './generate';
import { TEMATIQUES } from '../catalogs/tematiques';

const REACH = 180;
/** Weighted: most people come in person. */
const COMMON: readonly Canal[] = [...CANALS, 'presencial', 'presencial', 'presencial', 'telefon', 'email'];
const DEFAULTS = getDefaults(DadesConsulta);
const OPENS = 9 * 60;
const CLOSES = 19 * 60;
const OBSERVACIONS = [
  "Se li dona l'adreça de la pàgina del tràmit.",
  'Torna la setmana vinent amb els papers.',
  'Se li ofereix una cita amb una assessoria.',
  'Ve amb una amistat que té el mateix dubte.',
];

type Place = { oficina: Oficina; staff: readonly Professional[] };

function createConsulta(random: Random, id: number, data: number, { oficina, staff }: Place): Consulta {
  const professional = random.pick(staff);
  const antena = oficina.antenas.length > 0 && random.chance(0.4) ? random.pick(oficina.antenas) : null;
  const ambit = random.pick(AMBITS).id;
  const temes = TEMATIQUES.filter(({ ambit_id }) => ambit_id === ambit);
  const tema = random.pick(temes);
  return {
    ...DEFAULTS,
    id,
    data,
    oficina_id: oficina.id,
    antena_id: professional.antena_id ?? antena?.id ?? null,
    professional_id: professional.id,
    canal: random.pick(COMMON),
    perfil: random.pick(['Jove', 'Jove', 'Jove', 'Jove', 'Familiar', 'Professional'] as const),
    genere: random.pick(['dona', 'dona', 'home', 'home', 'no_binari', 'no_contesta_genere'] as const),
    edat: random.pick(EDATS.slice(1)),
    residencia: random.chance(0.8) ? random.pick(RESIDENCIES) : null,
    idioma: random.chance(0.6) ? 'ca' : random.pick(IDIOMES),
    formacio: random.chance(0.6) ? random.pick(FORMACIONS) : null,
    ocupacio: random.chance(0.6) ? random.pick(OCUPACIONS) : null,
    conegut: [random.pick(CONEGUTS)],
    ambit,
    tematica_id: [tema.id],
    subtematica_id: random.chance(0.7) ? [random.pick(tema.subtematica).id] : [],
    serveis_tramits: random.chance(0.3) ? [random.pick(SERVEIS_TRAMITS)] : [],
    nombre_persones: random.chance(0.8) ? 1 : random.int(2, 6),
    derivacio: random.chance(0.2) ? [random.pick(DERIVACIONS_CONSULTA)] : [],
    observacions: random.chance(0.3) ? random.pick(OBSERVACIONS) : null,
  };
}

/** Opening minutes of each workday before the anchor, newest day first. */
function listDays(anchor: number) {
  const today = getDay(anchor);
  return Array.from({ length: REACH + 1 }, (_, back) => addDays(today, -back))
    .filter((day) => getWeekday(day) <= 5)
    .map((day) => ({ from: atMinute(day, OPENS), minutes: CLOSES - OPENS }))
    .map(({ from, minutes }) => ({ from, minutes: Math.min(minutes, (anchor - from) / 60_000) }))
    .filter(({ minutes }) => minutes > 1);
}

/** Consultes before the anchor, oldest first; a third at office 1. */
export const createConsultes: Generate<Consulta> = (seed, anchor, total, { oficines, professionals }) => {
  const random = createRandom(`${seed}/consultes`);
  const days = listDays(anchor);
  const places: Place[] = oficines
    .map((oficina) => ({
      oficina,
      staff: professionals.filter(({ oficina_id, actiu }) => actiu && oficina_id === oficina.id),
    }))
    .filter(({ staff }) => staff.length > 0);
  const moments = Array.from({ length: total }, () => {
    const { from, minutes } = random.pick(days);
    return from + random.int(0, Math.floor(minutes) - 1) * 60_000;
  });
  return moments
    .toSorted((one, other) => one - other)
    .map((data, index) => {
      const place = random.chance(0.3) ? (places[0] as Place) : random.pick(places);
      return createConsulta(random, index + 1, data, place);
    });
};
