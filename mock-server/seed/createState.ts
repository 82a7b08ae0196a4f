import { DEFAULT_DATA_RULES } from '../../src/domain/dataRules';
import { SCENARIOS, type ScenarioName } from '../scenarios/scenarios';
import type { State } from '../store/state';
import { createActivitats } from './activitats';
import { CITA_FROM, createAssessories } from './assessories';
import { createConsultes } from './consultes';
import { createDisponibilitats } from './disponibilitats';
import { createCentres, createOficines } from './oficines';
import { createProfessionals } from './professionals';

/** Rows by their number, each copied: one that was put together of several is ten times as slow to read. */
function index<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, { ...row }]));
}

let latest: { key: string; state: State } | undefined;

/** What the server knows before anybody wrote: the same seed and moment give the same, byte for byte. */
export function createState(seed: number, anchor: number, scenario: ScenarioName, scale = 1): State {
  const key = `${seed}/${anchor}/${scenario}/${scale}`;
  if (latest?.key !== key) latest = { key, state: invent(seed, anchor, scenario, scale) };
  return copy(latest.state);
}

/** No write changes a row in place: the same beginning is invented once, and whoever begins gets maps and lists of their own. */
function copy(state: State): State {
  const entries = Object.entries(state).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Map ? new Map(value) : Array.isArray(value) ? [...value] : value,
  ]);
  return { ...(Object.fromEntries(entries) as State), last: { ...state.last } };
}

function invent(seed: number, anchor: number, scenario: ScenarioName, scale: number): State {
  const { schools, staff, records } = SCENARIOS[scenario];
  const centres = createCentres(seed, 85 * schools * scale);
  const oficines = createOficines(centres);
  const professionals = createProfessionals(seed, 40 * staff * scale, oficines);
  const slots = createDisponibilitats(anchor, professionals, oficines);
  const assessories = createAssessories(seed, anchor, 600 * records * scale, slots, professionals);
  const activitats = createActivitats(seed, anchor, 150 * records * scale, {
    centres,
    oficines,
    professionals,
  });
  const consultes = createConsultes(seed, anchor, 1200 * records * scale, { oficines, professionals });
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
