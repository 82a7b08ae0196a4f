import { DEFAULT_DATA_RULES } from '../../src/domain/dataRules';
import { SCENARIOS, type ScenarioName } from '../scenarios/scenarios';
import type { State } from '../store/state';
import { createActivitats } from './activitats';
import { CITA_FROM, createAssessories } from './assessories';
import { createConsultes } from './consultes';
import { createDisponibilitats } from './disponibilitats';
import { createCentres, createOficines } from './oficines';
import { createProfessionals } from './professionals';

function index<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the server knows before anybody wrote: the same seed and moment give the same, byte for byte. */
export function createState(seed: number, anchor: number, scenario: ScenarioName): State {
  const { schools, staff, records } = SCENARIOS[scenario];
  const centres = createCentres(seed, 85 * schools);
  const oficines = createOficines(centres);
  const professionals = createProfessionals(seed, 40 * staff, oficines);
  const slots = createDisponibilitats(anchor, professionals, oficines);
  const assessories = createAssessories(seed, anchor, 600 * records, slots, professionals);
  const activitats = createActivitats(seed, anchor, 150 * records, {
    centres,
    oficines,
    professionals,
  });
  const consultes = createConsultes(seed, anchor, 1200 * records, { oficines, professionals });
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
