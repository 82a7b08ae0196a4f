import { breaksDateRule, DadesActivitat } from '../../src/domain/activitat';
import { isDay, type Day } from '../../src/domain/madrid';
import {
  checkPlace,
  collect,
  isRecord,
  isUnknown,
  listIds,
  withoutNulls,
  type Body,
  type Faults,
} from './body';
import { texts, tooFar } from '../http/messages';
import { AMBITS, AREES, MARCS, TEMATIQUES } from '../seed/catalogs';
import type { Activitat, State } from '../store/state';

/** What the body names must exist and belong together; whoever the record names already may stay. */
function checkRelations(state: State, faults: Faults, body: Body, row: Activitat | null): void {
  const { marc, submarc, area, ambit } = body;
  const submarcs = MARCS.filter(({ id }) => id === marc).flatMap((known) => known.submarcs);
  const tematiques = TEMATIQUES.filter(({ ambit_id }) => ambit_id === ambit);
  const isAway = (id: number) => !row?.professionals.includes(id) && !state.professionals.get(id)?.actiu;

  checkPlace(state, faults, body);
  faults.add('centre_id', isUnknown(state.centres, body['centre_id']) && texts.centreUnknown);
  faults.add('professionals', listIds(body['professionals']).some(isAway) && texts.professionalUnknown);
  faults.add('marc', isUnknown(MARCS, marc) && texts.marcUnknown);
  faults.add('submarc', isUnknown(submarcs, submarc) && texts.submarcForeign);
  faults.add('area', isUnknown(AREES, area) && texts.areaUnknown);
  faults.add('ambit', isUnknown(AMBITS, ambit) && texts.ambitUnknown);
  const isForeign = (id: number) => isUnknown(tematiques, id);
  faults.add('tematica_id', listIds(body['tematica_id']).some(isForeign) && texts.tematicaOffAmbit);
}

/** Parts of a nested object stay like fields do; null clears it. */
function mergeInner(stored: object | null | undefined, given: unknown): unknown {
  return isRecord(given) ? withoutNulls({ ...stored, ...given }) : given;
}

/** Body of `POST activitats`, or what a `PATCH` of a row leaves of it: absent stays, null clears. 422 with every fault. */
export function getDades(state: State, body: Body, today: Day, row: Activitat | null): DadesActivitat {
  const inner = ['presencial', 'virtual', 'activitatValoracio'] as const;
  const merged = inner
    .filter((name) => name in body)
    .map((name) => [name, mergeInner(row?.[name], body[name])]);
  const given = withoutNulls({ ...row, ...body, ...Object.fromEntries(merged) });
  const faults = collect(DadesActivitat, given);
  const { data: day } = given;
  const rule = state.dataRules.activitats;
  if (typeof day === 'string' && isDay(day)) {
    faults.add('data', breaksDateRule(rule, { today, day, stored: row?.data ?? null }) && tooFar(rule));
  }
  checkRelations(state, faults, given, row);
  faults.throwIfAny();
  return DadesActivitat.parse(given);
}
