import { DEFAULT_DATA_RULES } from '../../src/domain/dataRules';
import type { State } from '../store/state';
import { createActivitats } from './activitats';
import { CITA_FROM, createAssessories } from './assessories';
import { createConsultes } from './consultes';
import { createDisponibilitats } from './disponibilitats';
import { createCentres, createOficines } from './oficines';
import { createProfessionals } from './professionals';

/** Named starts of the store: nothing recorded yet, some months of use, several years of it. */
export const SCENARIOS = {
  empty: { centres: 85, professionals: 0, assessories: 0, activitats: 0, consultes: 0 },
  demo: { centres: 85, professionals: 40, assessories: 600, activitats: 150, consultes: 1200 },
  busy: { centres: 170, professionals: 120, assessories: 3000, activitats: 750, consultes: 6000 },
};

export type ScenarioName = keyof typeof SCENARIOS;

function index<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the server knows before anybody wrote: the same seed and moment give the same, byte for byte. */
export function createState(seed: number, anchor: number, scenario: ScenarioName): State {
  const volumes = SCENARIOS[scenario];
  const centres = createCentres(seed, volumes.centres);
  const oficines = createOficines(centres);
  const professionals = createProfessionals(seed, volumes.professionals, oficines);
  const slots = createDisponibilitats(anchor, professionals, oficines);
  const assessories = createAssessories(seed, anchor, volumes.assessories, slots, professionals);
  const activitats = createActivitats(seed, anchor, volumes.activitats, {
    centres,
    oficines,
    professionals,
  });
  const consultes = createConsultes(seed, anchor, volumes.consultes, { oficines, professionals });
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
      cita: CITA_FROM + assessories.length,
      sessio: 0,
      reminder: 0,
    },
  };
}
