import { breaksDateRule, DadesActivitat } from '../../src/domain/nouns/activitat';
import { isDay, type Day } from '../../src/domain/values/madrid';
import {
  checkPlace,
  collectIssues,
  hasUnknown,
  isRecord,
  isUnknown,
  listIds,
  withoutNulls,
  type Body,
  type Issues,
} from './body';
import { texts, tooFar } from '../http/messages';
import { AMBITS, AREES, MARCS } from '../catalogs/interns';
import { TEMATIQUES } from '../catalogs/tematiques';
import type { Activitat } from '../store/rows/activitat';
import type { State } from '../store/state';

function checkRelations(state: State, issues: Issues, body: Body, row: Activitat | null): void {
  const { marc, submarc, area, ambit } = body;
  const submarcs = MARCS.filter(({ id }) => id === marc).flatMap((one) => one.submarcs);
  const tematiques = TEMATIQUES.filter(({ ambit_id }) => ambit_id === ambit);
  const isAway = (id: number) => !row?.professionals.includes(id) && !state.professionals.get(id)?.actiu;

  checkPlace(state, issues, body);
  issues.add('centre_id', isUnknown(state.centres, body['centre_id']) && texts.centreUnknown);
  issues.add('professionals', listIds(body['professionals']).some(isAway) && texts.professionalUnknown);
  issues.add('marc', isUnknown(MARCS, marc) && texts.marcUnknown);
  issues.add('submarc', isUnknown(submarcs, submarc) && texts.submarcForeign);
  issues.add('area', isUnknown(AREES, area) && texts.areaUnknown);
  issues.add('ambit', isUnknown(AMBITS, ambit) && texts.ambitUnknown);
  issues.add('tematica_id', hasUnknown(tematiques, body['tematica_id']) && texts.tematicaOffAmbit);
}

/** A nested object is merged like the body: absent parts stay, null clears it. */
function mergeInner(stored: object | null | undefined, given: unknown): unknown {
  return isRecord(given) ? withoutNulls({ ...stored, ...given }) : given;
}

/** Body of `POST activitats`, or a row with its PATCH: absent stays, null clears. 422 with every issue. */
export function readActivitat(state: State, body: Body, today: Day, row: Activitat | null): DadesActivitat {
  const inner = ['presencial', 'virtual', 'activitatValoracio'] as const;
  const merged = inner
    .filter((name) => name in body)
    .map((name) => [name, mergeInner(row?.[name], body[name])]);
  const given = withoutNulls({ ...row, ...body, ...Object.fromEntries(merged) });
  const issues = collectIssues(DadesActivitat, given);
  const { data: day } = given;
  const rule = state.dataRules.activitats;
  if (typeof day === 'string' && isDay(day)) {
    issues.add('data', breaksDateRule(rule, { today, day, stored: row?.data ?? null }) && tooFar(rule));
  }
  checkRelations(state, issues, given, row);
  issues.throwIfAny();
  return DadesActivitat.parse(given);
}
