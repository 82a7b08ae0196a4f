import { getDay } from '../../src/domain/values/madrid';
import {
  AUTONOMIES,
  CONEGUTS,
  EDATS,
  FORMACIONS,
  IDIOMES,
  OCUPACIONS,
  RESIDENCIES,
  SITUACIONS_ADMINISTRATIVES,
  TIPUS,
} from '../../src/domain/values/options';
import { EdicioAssessoria } from '../../src/domain/nouns/reserva';
import { startOf } from '../kit/instants';
import { createRandom, type Random } from '../kit/random';
import type { Assessoria } from '../store/rows/assessoria';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import type { Professional } from '../store/rows/professional';
import type { Reserva } from '../store/writes';
import { getDefaults } from '../kit/defaults';
import { SEEDS } from './tipus';
import { TEMATIQUES } from '../catalogs/tematiques';
import { createVisits, toVisit, type Visit } from './cites';
import { createEmail, createPerson, createTelefon } from './people';
import { createRealitzacio } from './realitzacions';

const PARTS = { realised: 0.5, notAttended: 0.08 };
const DEFAULTS = getDefaults(EdicioAssessoria);
/** Different from ids of assessories, so that a mix-up shows. */
export const CITA_FROM = 5001;
const RECENTLY = 10 * 24 * 3_600_000;

/** The booking of a free slot by an invented person; `number` is the id of its assessoria. */
export function createReserva(slot: Disponibilitat, number: number): Reserva {
  const random = createRandom(`reserva/${slot.id}`);
  const booked = createBooking(random, toVisit(slot, random), number);
  const { tipus, professional_id, antena_id, cita } = booked;
  const { date, durada, disponibilitat_id } = cita;
  const inSlot = { tipus, professional_id, antena_id, date, durada, disponibilitat_id };
  return { ...EdicioAssessoria.parse(booked), ...inSlot };
}

function createBooking(random: Random, visit: Visit, number: number): Assessoria {
  const { tipus, date, durada, professional_id, oficina_id, antena_id, modalitat, slot } = visit;
  const { genere, nom, cognom, segon_cognom } = createPerson(random);
  const person = { genere, nom, cognom, segon_cognom };
  const temes = TEMATIQUES.filter((tema) => tema.tipus === tipus);
  return {
    ...DEFAULTS,
    id: number,
    tipus,
    cita: { id: CITA_FROM + number, date, durada, disponibilitat_id: slot?.id ?? null },
    professional_id,
    oficina_id,
    antena_id,
    modalitat,
    jove: {
      nom,
      cognoms: `${cognom} ${segon_cognom}`,
      telefon: random.chance(0.9) ? createTelefon(random) : null,
      email: random.chance(0.8) ? createEmail(person, number) : null,
    },
    edat: random.pick(EDATS.slice(2)),
    perfil: random.pick(['Jove', 'Jove', 'Jove', 'Jove', 'Familiar', 'Professional'] as const),
    genere: random.chance(0.95) ? genere : 'no_contesta_genere',
    idioma: random.chance(0.6) ? 'ca' : random.pick(IDIOMES),
    autonomia: random.pick(AUTONOMIES),
    formacio: random.pick(FORMACIONS),
    ocupacio: random.pick(OCUPACIONS),
    situacio_administrativa: random.chance(0.7) ? 'dni' : random.pick(SITUACIONS_ADMINISTRATIVES),
    residencia: random.chance(0.5) ? 'gracia' : random.pick(RESIDENCIES),
    conegut: random.some(CONEGUTS, random.int(1, 2)),
    tematica_id: random.chance(0.85) ? random.pick(temes).id : null,
    descripcio: random.chance(0.9) ? random.pick(SEEDS[tipus].descripcions) : null,
    assistit: null,
    bloquejada: false,
    realitzacio: null,
  };
}

/** The same name always gets the same telephone and e-mail, unique to it. */
function recognise(all: readonly Assessoria[]): Assessoria[] {
  const people = new Map<string, Assessoria['jove']>();
  return all.map(({ jove: { nom, cognoms, telefon, email }, ...row }) => {
    const name = `${nom} ${cognoms}`;
    const own = telefon && `600 000 ${String(row.id % 1000).padStart(3, '0')}`;
    const jove = people.get(name) ?? { nom, cognoms, telefon: own, email };
    people.set(name, jove);
    return { ...row, jove };
  });
}

/** Past sessions left open: at office 1, each adviser's last one and last but two. */
function pickUnclosed(
  random: Random,
  past: readonly Assessoria[],
  anchor: number,
  count: number,
): Set<number> {
  const seen = new Map<number, number>();
  const wanted = past.toReversed().filter(({ professional_id, oficina_id }) => {
    const position = seen.get(professional_id) ?? 0;
    seen.set(professional_id, position + 1);
    return oficina_id === 1 && (position === 0 || position === 2);
  });
  const recent = past.filter(
    ({ cita }) => cita.date > anchor - RECENTLY && cita.date < startOf(getDay(anchor)),
  );
  return new Set(
    [...wanted, ...random.shuffle(recent)].slice(0, Math.max(count, wanted.length)).map(({ id }) => id),
  );
}

/** Completes past sessions: about half of all realised, some not attended. */
function close(random: Random, all: Assessoria[], anchor: number): Assessoria[] {
  const past = all.filter(({ cita }) => cita.date + cita.durada * 60_000 <= anchor);
  const notAttended = Math.round(all.length * PARTS.notAttended);
  const open = past.length - Math.round(all.length * PARTS.realised) - notAttended;
  const unclosed = pickUnclosed(random, past, anchor, open);
  const closed = past.filter(({ id }) => !unclosed.has(id));
  const closedIds = new Set(closed.map(({ id }) => id));
  const morning = startOf(getDay(anchor));
  const absent = new Set(
    random.some(
      closed.filter(({ cita }) => cita.date < morning),
      notAttended,
    ),
  );

  return all.map((row) => {
    if (!closedIds.has(row.id)) return row;
    if (absent.has(row)) return { ...row, assistit: false };
    const appointed = row.cita.disponibilitat_id !== null;
    return {
      ...row,
      assistit: true,
      informacio_entregada: random.chance(0.4) ? "Fullet i adreces d'interès." : null,
      realitzacio: createRealitzacio(random, row.tipus, appointed),
    };
  });
}

/** Blocks a few future sessions: at office 1 the sixth of each type, elsewhere the next one. */
function block(all: Assessoria[], anchor: number): Assessoria[] {
  const ahead = all.filter(({ cita }) => cita.date > anchor);
  const atOffice1 = TIPUS.map(
    (tipus) => ahead.filter((row) => row.tipus === tipus && row.oficina_id === 1)[5],
  );
  const blocked = new Set([...atOffice1, ahead.find(({ oficina_id }) => oficina_id !== 1)]);
  return all.map((row) => (blocked.has(row) ? { ...row, bloquejada: true } : row));
}

export function createAssessories(
  seed: number,
  anchor: number,
  total: number,
  slots: readonly Disponibilitat[],
  professionals: readonly Professional[],
): Assessoria[] {
  const visits = createVisits(createRandom(`${seed}/cites`), anchor, slots, professionals, total);
  const random = createRandom(`${seed}/assessories`);
  const booked = recognise(visits.map((visit, index) => createBooking(random, visit, index + 1)));
  return block(close(createRandom(`${seed}/realitzacions`), booked, anchor), anchor);
}
