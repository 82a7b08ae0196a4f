import { addDays, getDay, getWeekday, type Day } from '../../src/domain/values/madrid';
import { DadesActivitat, type Assistencia } from '../../src/domain/nouns/activitat';
import type { Oficina } from '../../src/domain/access/oficina';
import { CURSOS } from '../../src/domain/values/options';
import { createRandom, type Random } from '../kit/random';
import type { Activitat } from '../store/rows/activitat';
import { AMBITS, AREES, MARCS } from '../catalogs/interns';
import { getDefaults } from '../kit/defaults';
import type { Generate, Given } from './generate';
import { TEMATIQUES } from '../catalogs/tematiques';

/** Days before and after today, within the default date rules. */
const REACH = { back: 120, ahead: 60 };
const HOURS = ['09:00', '10:15', '11:30', '12:45', '15:30', '17:00'];
const LASTS = { '09:00': '10:00', '10:15': '11:15', '11:30': '13:00', '12:45': '13:45' } as const;
const DEFAULTS = getDefaults(DadesActivitat);
const NO_ATTENDANCE: Assistencia = { home: 0, dona: 0, no_binari: 0 };
const COMENTARIS = ['El grup ha participat molt.', 'Ha faltat temps per a les preguntes.', null];
const OBSERVACIONS = ['Cal portar el projector.', 'El centre demana repetir-la el curs vinent.'];

function toWorkday(day: Day): Day {
  return addDays(day, Math.min(0, 5 - getWeekday(day)));
}

function createAssistencia(random: Random, grups: number): Assistencia {
  return {
    home: random.int(5, 13) * grups,
    dona: random.int(5, 13) * grups,
    no_binari: random.chance(0.3) ? random.int(1, 2) : 0,
  };
}

function createActivitat(
  random: Random,
  { today, id }: { today: Day; id: number },
  { centres, oficines, professionals }: Given,
): Activitat {
  const oficina = random.chance(0.35) ? (oficines[0] as Oficina) : random.pick(oficines);
  const staff = professionals.filter(({ oficina_id, actiu }) => actiu && oficina_id === oficina.id);
  const schools = centres.filter(({ districte, actiu }) => actiu && districte === oficina.districte);
  const isAtSchool = random.chance(0.75);
  const marc = random.pick(MARCS);
  const submarc = random.pick(marc.submarcs);
  const ambit = random.pick(AMBITS);
  const temes = TEMATIQUES.filter(({ ambit_id }) => ambit_id === ambit.id);
  const data = toWorkday(addDays(today, random.int(-REACH.back, REACH.ahead)));
  const isPast = data < today;
  const isVirtual = random.chance(0.15);
  const hora_inici = random.pick(HOURS);
  const grups = random.int(1, 4);
  const came = isPast ? createAssistencia(random, grups) : NO_ATTENDANCE;

  return {
    ...DEFAULTS,
    id,
    titol: `${submarc.name}: ${random.pick(temes).name.toLowerCase()}`,
    data,
    hora_inici,
    hora_fi: LASTS[hora_inici as keyof typeof LASTS] ?? '18:30',
    oficina_id: oficina.id,
    centre_id: isAtSchool ? random.pick(schools).id : null,
    professionals: random.some(staff, random.int(1, 2)).map((professional) => professional.id),
    marc: marc.id,
    submarc: random.chance(0.8) ? submarc.id : null,
    area: isAtSchool ? 2 : random.pick(AREES).id,
    ambit: ambit.id,
    tematica_id: random.some(temes, random.int(1, 2)).map((tema) => tema.id),
    curs: isAtSchool ? random.pick(CURSOS) : null,
    grups: isAtSchool ? grups : null,
    presencial: isVirtual ? NO_ATTENDANCE : came,
    virtual: isVirtual ? came : NO_ATTENDANCE,
    activitatValoracio:
      isPast && random.chance(0.6)
        ? { alumnat: random.int(3, 5), professorat: random.int(3, 5), comentari: random.pick(COMENTARIS) }
        : null,
    observacions: random.chance(0.3) ? random.pick(OBSERVACIONS) : null,
  };
}

/** Activities, most at schools of the office's district; past ones have attendance. */
export const createActivitats: Generate<Activitat> = (seed, anchor, total, given) => {
  const random = createRandom(`${seed}/activitats`);
  const today = getDay(anchor);
  return Array.from({ length: total }, (_, index) =>
    createActivitat(random, { today, id: index + 1 }, given),
  );
};
