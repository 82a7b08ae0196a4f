import { DadesConsulta } from '../../src/domain/consulta';
import { isWithin } from '../../src/domain/dataRules';
import { getDay } from '../../src/domain/madrid';
import {
  checkPlace,
  checkProfessional,
  collect,
  isUnknown,
  listIds,
  withoutNulls,
  type Body,
  type Faults,
} from './body';
import { toMadrid } from '../serializers/instants';
import { texts, tooFar } from '../http/messages';
import { AMBITS, TEMATIQUES } from '../seed/catalogs';
import type { Consulta, State } from '../store/state';

/** Themes must be the àmbit's, subthemes a chosen theme's. */
function checkThemes(faults: Faults, body: Body): void {
  const own = TEMATIQUES.filter(({ ambit_id }) => ambit_id === body['ambit']);
  const chosen = listIds(body['tematica_id']);
  const subtematiques = own.filter(({ id }) => chosen.includes(id)).flatMap(({ subtematica }) => subtematica);
  faults.add('ambit', isUnknown(AMBITS, body['ambit']) && texts.ambitUnknown);
  faults.add('tematica_id', chosen.some((id) => isUnknown(own, id)) && texts.tematicaOffAmbit);
  const isForeign = listIds(body['subtematica_id']).some((id) => isUnknown(subtematiques, id));
  faults.add('subtematica_id', isForeign && texts.subtematicaForeign);
}

/**
 * Body of `POST consultes`, or what a `PATCH` of a row leaves of it: absent stays, null clears. A changed one must be
 * within the rule by its stored and by its new date. 422 with every fault.
 */
export function getDades(
  state: State,
  body: Body,
  { now, userId, row }: { now: number; userId: number; row: Consulta | null },
): Omit<Consulta, 'id'> {
  const stored = row && { ...row, data: toMadrid(row.data) };
  const given = withoutNulls({ ...stored, ...body });
  const faults = collect(DadesConsulta, given);
  const rule = state.dataRules.consultes_edicio;
  const isTooOld = (date: unknown) =>
    typeof date === 'string' && !Number.isNaN(Date.parse(date)) && !isWithin(rule, getDay(now), getDay(date));
  faults.add('data', stored !== null && [stored.data, given['data']].some(isTooOld) && tooFar(rule));
  checkPlace(state, faults, given);
  checkThemes(faults, given);
  checkProfessional(state, faults, given, row?.professional_id ?? null);
  faults.throwIfAny();
  const dades = DadesConsulta.parse(given);
  return { ...dades, data: Date.parse(dades.data), professional_id: dades.professional_id ?? userId };
}
