import { DadesConsulta } from '../../src/domain/nouns/consulta';
import { isWithin } from '../../src/domain/nouns/dataRules';
import { getDay } from '../../src/domain/values/madrid';
import { texts, tooFar } from '../http/messages';
import { AMBITS } from '../catalogs/interns';
import { TEMATIQUES } from '../catalogs/tematiques';
import { toMadrid } from '../kit/instants';
import type { Consulta } from '../store/rows/consulta';
import type { State } from '../store/state';
import {
  checkPlace,
  checkProfessional,
  collectIssues,
  findThemeErrors,
  isUnknown,
  withoutNulls,
  type Body,
} from './body';

/** Body of POST, or a row with its PATCH; the date rule applies to a row's stored and new date. */
export function readConsulta(
  state: State,
  body: Body,
  { now, userId, row }: { now: number; userId: number; row: Consulta | null },
): Omit<Consulta, 'id'> {
  const stored = row && { ...row, data: toMadrid(row.data) };
  const given = withoutNulls({ ...stored, ...body });
  const issues = collectIssues(DadesConsulta, given);
  const rule = state.dataRules.consultes_edicio;
  const isTooOld = (date: unknown) =>
    typeof date === 'string' && !Number.isNaN(Date.parse(date)) && !isWithin(rule, getDay(now), getDay(date));
  issues.add('data', stored !== null && [stored.data, given['data']].some(isTooOld) && tooFar(rule));
  checkPlace(state, issues, given);
  issues.add('ambit', isUnknown(AMBITS, given['ambit']) && texts.ambitUnknown);
  const themes = TEMATIQUES.filter(({ ambit_id }) => ambit_id === given['ambit']);
  const themeErrors = findThemeErrors(themes, given, texts.tematicaOffAmbit);
  for (const [field, [text]] of Object.entries(themeErrors)) issues.add(field, text);
  checkProfessional(state, issues, given, row?.professional_id ?? null);
  issues.throwIfAny();
  const dades = DadesConsulta.parse(given);
  return { ...dades, data: Date.parse(dades.data), professional_id: dades.professional_id ?? userId };
}
