import { DEFAULT_DATA_RULES } from '../../src/domain/nouns/dataRules';
import { SIZES, type SizeName } from './sizes';
import { RESOURCE_NAMES, ROW_RESOURCES, type ResourceName, type RowResources } from '../store/resources';
import type { Rows, State } from '../store/state';
import { CITA_FROM, createAssessories } from './assessories';
import { createDisponibilitats } from './disponibilitats';
import { createCentres, createOficines } from './oficines';
import { createProfessionals } from './professionals';
import { createRows, toMap } from './rows';

let latest: { key: string; state: State } | undefined;

/** State without writes, byte for byte the same for a seed and a moment. */
export function createState(seed: number, anchor: number, size: SizeName, scale = 1): State {
  const key = `${seed}/${anchor}/${size}/${scale}`;
  if (latest?.key !== key) latest = { key, state: invent(seed, anchor, size, scale) };
  return copy(latest.state);
}

/** A state with its own maps and lists; rows are shared, since no write changes one in place. */
function copy(state: State): State {
  const entries = Object.entries(state).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Map ? new Map(value) : Array.isArray(value) ? [...value] : value,
  ]);
  return { ...(Object.fromEntries(entries) as State), last: { ...state.last } };
}

function countRows(rows: Rows) {
  const counts = RESOURCE_NAMES.map((name) => [ROW_RESOURCES[name].one, rows[name].size]);
  return Object.fromEntries(counts) as Record<RowResources[ResourceName]['one'], number>;
}

function invent(seed: number, anchor: number, size: SizeName, scale: number): State {
  const { schools, staff, records } = SIZES[size];
  const centres = createCentres(seed, 85 * schools * scale);
  const oficines = createOficines(centres);
  const professionals = createProfessionals(seed, 40 * staff * scale, oficines);
  const slots = createDisponibilitats(anchor, professionals, oficines);
  const assessories = createAssessories(seed, anchor, 600 * records * scale, slots, professionals);
  const rows = createRows(seed, anchor, records * scale, { centres, oficines, professionals });
  const takenBy = new Map(assessories.map(({ id, cita }) => [cita.disponibilitat_id, id]));

  return {
    seed,
    anchor,
    oficines,
    centres,
    dataRules: DEFAULT_DATA_RULES,
    ...rows,
    esborrats: new Map(),
    disponibilitats: toMap(slots.map((slot) => ({ ...slot, assessoria_id: takenBy.get(slot.id) ?? null }))),
    assessories: toMap(assessories),
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
