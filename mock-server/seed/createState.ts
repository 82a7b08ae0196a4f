import { DEFAULT_DATA_RULES } from '../../src/domain/nouns/dataRules';
import { SCENARIOS, type ScenarioName } from '../scenarios/scenarios';
import { RESOURCES, RESOURCE_NAMES, type ResourceName, type Resources } from '../store/resources';
import type { Rows, State } from '../store/state';
import { CITA_FROM, createAssessories } from './assessories';
import { createDisponibilitats } from './disponibilitats';
import type { Known } from './known';
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

/** The staff, and so many times what is invented of each other resource. */
function inventRows(seed: number, anchor: number, size: number, known: Known): Rows {
  const rows = RESOURCE_NAMES.map((name) => {
    const resource = RESOURCES[name];
    const invented: readonly { id: number }[] =
      'create' in resource ? resource.create(seed, anchor, resource.many * size, known) : known.professionals;
    return [name, index(invented)];
  });
  return Object.fromEntries(rows) as Rows;
}

/** How many rows there are, by the word for one. */
function countRows(rows: Rows) {
  const counts = RESOURCE_NAMES.map((name) => [RESOURCES[name].one, rows[name].size]);
  return Object.fromEntries(counts) as Record<Resources[ResourceName]['one'], number>;
}

function invent(seed: number, anchor: number, scenario: ScenarioName, scale: number): State {
  const { schools, staff, records } = SCENARIOS[scenario];
  const centres = createCentres(seed, 85 * schools * scale);
  const oficines = createOficines(centres);
  const professionals = createProfessionals(seed, 40 * staff * scale, oficines);
  const slots = createDisponibilitats(anchor, professionals, oficines);
  const assessories = createAssessories(seed, anchor, 600 * records * scale, slots, professionals);
  const rows = inventRows(seed, anchor, records * scale, { centres, oficines, professionals });
  const takenBy = new Map(assessories.map(({ id, cita }) => [cita.disponibilitat_id, id]));

  return {
    seed,
    anchor,
    oficines,
    centres,
    dataRules: DEFAULT_DATA_RULES,
    ...rows,
    esborrats: new Map(),
    disponibilitats: index(slots.map((slot) => ({ ...slot, assessoria_id: takenBy.get(slot.id) ?? null }))),
    assessories: index(assessories),
    sessions: new Map(),
    reminders: [],
    last: {
      ...countRows(rows),
      assessoria: assessories.length,
      cita: CITA_FROM + assessories.length,
      sessio: 0,
      reminder: 0,
    },
  };
}
