import { DEFAULT_DATA_RULES } from '../../src/domain/dataRules';
import type { State } from '../store/state';
import { createActivitats } from './activitats';
import { createAssessories } from './assessories';
import { createConsultes } from './consultes';
import { createDisponibilitats } from './disponibilitats';
import { createCentres, createOficines } from './oficines';
import { createProfessionals } from './professionals';

const USUAL = { centres: 85, professionals: 40, assessories: 600, activitats: 150, consultes: 1200 };

function index<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the server knows before anybody wrote: the same seed and moment give the same, byte for byte. */
export function createState(seed: number, anchor: number, scale: number): State {
  const centres = createCentres(seed, USUAL.centres * scale);
  const oficines = createOficines(centres);
  const professionals = createProfessionals(seed, USUAL.professionals * scale, oficines);
  const slots = createDisponibilitats(anchor, professionals, oficines);
  const assessories = createAssessories(seed, anchor, USUAL.assessories * scale, slots, professionals);
  const activitats = createActivitats(seed, anchor, USUAL.activitats * scale, {
    centres,
    oficines,
    professionals,
  });
  const consultes = createConsultes(seed, anchor, USUAL.consultes * scale, { oficines, professionals });
  const takenBy = new Map(assessories.map(({ id, cita }) => [cita.disponibilitat_id, id]));

  return {
    seed,
    anchor,
    oficines,
    centres,
    dataRules: DEFAULT_DATA_RULES,
    professionals: index(professionals),
    esborrats: new Map(),
    disponibilitats: index(slots.map((slot) => ({ ...slot, assessoria_id: takenBy.get(slot.id) ?? null }))),
    assessories: index(assessories),
    consultes: index(consultes),
    activitats: index(activitats),
    sessions: new Map(),
    reminders: [],
    last: {
      activitat: activitats.length,
      consulta: consultes.length,
      professional: professionals.length,
      assessoria: assessories.length,
      cita: Math.max(...assessories.map(({ cita }) => cita.id)),
      sessio: 0,
      reminder: 0,
    },
  };
}
