import type { Academica } from '../../src/domain/interns';
import type { Tipus } from '../../src/domain/options';
import { REALITZACIONS } from '../../src/domain/realitzacio';
import { findIssues } from '../../src/domain/validation';
import { accept, type Errors } from '../http/responses';
import { isUnknown, listIds, withoutNulls, type Body } from './body';
import { texts, toErrors } from '../http/messages';
import { ACADEMIQUES, PAISOS, SECTORS, TEMATIQUES } from '../seed/catalogs';
import type { Assessoria, Realitzacio } from '../store/state';

/** Themes must be the type's, subthemes a chosen theme's. */
function findThemeErrors(tipus: Tipus, body: Body): Errors {
  const own = TEMATIQUES.filter((tematica) => tematica.tipus === tipus);
  const chosen = listIds(body['tematica_id']);
  const subtematiques = own.filter(({ id }) => chosen.includes(id)).flatMap(({ subtematica }) => subtematica);
  const isForeign = (list: readonly { id: number }[], ids: unknown) =>
    listIds(ids).some((id) => isUnknown(list, id));
  return {
    ...(isForeign(own, chosen) && { tematica_id: [texts.tematicaForeign] }),
    ...(isForeign(subtematiques, body['subtematica_id']) && { subtematica_id: [texts.subtematicaForeign] }),
  };
}

function isUnknownStudy(formacio: Academica['formacio'], id: unknown): boolean {
  return isUnknown(
    ACADEMIQUES.filter((academica) => academica.formacio === formacio),
    id,
  );
}

/** What only some types ask must exist; a country must lie in the zone, if one is given. */
function findOwnErrors(tipus: Tipus, body: Body): Errors {
  const zona = body['zona_geografica'] ?? null;
  const paisos = PAISOS.filter((pais) => zona === null || pais.zona_geografica === zona);
  switch (tipus) {
    case 'academica':
      return {
        ...(isUnknownStudy('cfgs_cfgm', body['cfgs_cfgm']) && { cfgs_cfgm: [texts.academicaUnknown] }),
        ...(isUnknownStudy('universitat', body['universitat']) && { universitat: [texts.academicaUnknown] }),
      };
    case 'laboral':
      return isUnknown(SECTORS, body['sector_professional_id'])
        ? { sector_professional_id: [texts.sectorUnknown] }
        : {};
    case 'mobilitat_internacional':
      return isUnknown(paisos, body['pais']) ? { pais: [texts.paisForeign] } : {};
    case 'emprenedoria':
    case 'habitatge':
      return {};
  }
}

/** Only a booked one of the call's type can be completed. */
function findStateErrors(tipus: Tipus, row: Assessoria | undefined): Errors {
  if (!row) return { assessoria_id: [texts.assessoriaUnknown] };
  if (row.tipus !== tipus) return { assessoria_id: [texts.assessoriaType] };
  if (row.realitzacio) return { assessoria_id: [texts.assessoriaRealised] };
  return row.assistit === false ? { assessoria_id: [texts.assessoriaNotAttended] } : {};
}

/** Body of a type's completion call as it is kept; 422 with every fault. */
export function getRealitzacio(tipus: Tipus, row: Assessoria | undefined, body: Body): Realitzacio {
  const given = withoutNulls(body);
  const schema = REALITZACIONS[tipus];
  accept({
    ...findStateErrors(tipus, row),
    ...findThemeErrors(tipus, given),
    ...findOwnErrors(tipus, given),
    ...toErrors(findIssues(schema, given)),
  });
  const { assessoria_id: _, ...realitzacio } = schema.parse(given) as Realitzacio & { assessoria_id: number };
  return realitzacio;
}
