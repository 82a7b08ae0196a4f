import { EdicioAssessoria } from '../../../src/domain/nouns/reserva';
import type { Tipus } from '../../../src/domain/values/options';
import { getDefaults } from '../../../mock-server/kit/defaults';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { Disponibilitat } from '../../../mock-server/store/rows/disponibilitat';
import type { TestServer } from './testServer';

export const TEMA: Record<Tipus, { tematica: number; subtematica: number }> = {
  academica: { tematica: 1, subtematica: 101 },
  laboral: { tematica: 8, subtematica: 801 },
  mobilitat_internacional: { tematica: 14, subtematica: 1401 },
  emprenedoria: { tematica: 20, subtematica: 2001 },
  habitatge: { tematica: 25, subtematica: 2501 },
};

export const JOVE = {
  jove: { nom: 'Jana', cognoms: 'Inventada Prova' },
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
} as const;

export const ACTIVITAT = {
  titol: 'Xerrada de prova',
  data: '2026-11-25',
  hora_inici: '10:00',
  hora_fi: '11:30',
  oficina_id: 1,
  marc: 4,
  area: 2,
} as const;

export const CONSULTA = {
  data: '2026-11-20T10:00:00+01:00',
  oficina_id: 1,
  canal: 'presencial',
  perfil: 'Jove',
  genere: 'dona',
  edat: '16-19',
  ambit: 1,
  nombre_persones: 1,
} as const;

export function findFreeSlot(
  server: TestServer,
  fits: (slot: Disponibilitat) => boolean = () => true,
): Disponibilitat {
  const { state } = server.backend.getStore();
  const slots = [...state.disponibilitats.values()];
  const found = slots.find((slot) => slot.assessoria_id === null && slot.inici > state.anchor && fits(slot));
  if (!found) throw new Error('no such slot');
  return found;
}

export function bookingOf(slot: Disponibilitat) {
  return {
    disponibilitat_id: slot.id,
    tipus: slot.tipus,
    modalitat: slot.modalitat[0],
    oficina_id: slot.oficina_id,
    antena_id: slot.antena_id,
    ...JOVE,
  };
}

/** Puts an assessoria into the store; by default pending and in the past. */
export function putAssessoria(server: TestServer, changes: Partial<Assessoria> = {}): Assessoria {
  const { state } = server.backend.getStore();
  const id = state.last.assessoria + 1;
  state.last = { ...state.last, assessoria: id, cita: state.last.cita + 1 };
  const row: Assessoria = {
    ...getDefaults(EdicioAssessoria),
    id,
    tipus: 'laboral',
    cita: { id: state.last.cita, date: state.anchor - 7_200_000, durada: 30, disponibilitat_id: null },
    professional_id: 3,
    oficina_id: 1,
    antena_id: null,
    modalitat: 'Presencial',
    ...JOVE,
    jove: { ...JOVE.jove, telefon: null, email: null },
    assistit: null,
    bloquejada: false,
    realitzacio: null,
    ...changes,
  };
  state.assessories.set(id, row);
  return row;
}

export function completionOf(tipus: Tipus, id: number) {
  const paths = {
    academica: '/assessories/academiques',
    laboral: '/assessories/laborals',
    mobilitat_internacional: '/assessories/mobilitat_internacional',
    emprenedoria: '/assessories/emprenedories',
    habitatge: '/assessories/habitatges',
  };
  const { tematica, subtematica } = TEMA[tipus];
  const body = {
    assessoria_id: id,
    inscripcio: 'cita_previa',
    assistents: 1,
    valoracio: 5,
    ...(tipus === 'academica' && { realitzada: 'caaj' }),
    ...(tipus !== 'laboral' && { tematica_id: [tematica] }),
    ...(['emprenedoria', 'habitatge'].includes(tipus) && { subtematica_id: [subtematica] }),
  };
  return { path: paths[tipus], body };
}
