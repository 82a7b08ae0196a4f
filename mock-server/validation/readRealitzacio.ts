import type { Academica } from '../../src/domain/nouns/interns';
import type { Tipus } from '../../src/domain/values/options';
import { REALITZACIONS } from '../../src/domain/nouns/realitzacio';
import { findIssues } from '../../src/domain/values/validation';
import { accept, type Errors } from '../http/responses';
import { findThemeErrors, isUnknown, withoutNulls, type Body } from './body';
import { texts, toErrors } from '../http/messages';
import { ACADEMIQUES, PAISOS, SECTORS } from '../catalogs/interns';
import { TEMATIQUES } from '../catalogs/tematiques';
import type { Assessoria, Realitzacio } from '../store/rows/assessoria';

function isUnknownStudy(formacio: Academica['formacio'], id: unknown): boolean {
  return isUnknown(
    ACADEMIQUES.filter((academica) => academica.formacio === formacio),
    id,
  );
}

/** Issues of fields that only some types have: unknown ids, a country outside its zone. */
const OWN: Readonly<Record<string, (body: Body) => string | false>> = {
  cfgs_cfgm: ({ cfgs_cfgm }) => isUnknownStudy('cfgs_cfgm', cfgs_cfgm) && texts.academicaUnknown,
  universitat: ({ universitat }) => isUnknownStudy('universitat', universitat) && texts.academicaUnknown,
  sector_professional_id: ({ sector_professional_id }) =>
    isUnknown(SECTORS, sector_professional_id) && texts.sectorUnknown,
  pais: ({ pais, zona_geografica: zona = null }) =>
    isUnknown(
      PAISOS.filter(({ zona_geografica }) => zona === null || zona_geografica === zona),
      pais,
    ) && texts.paisForeign,
};

function findOwnErrors(tipus: Tipus, body: Body): Errors {
  const errors: Errors = {};
  for (const [field, findText] of Object.entries(OWN)) {
    const text = field in REALITZACIONS[tipus].shape && findText(body);
    if (text) errors[field] = [text];
  }
  return errors;
}

function findStateErrors(tipus: Tipus, row: Assessoria | undefined): Errors {
  if (!row) return { assessoria_id: [texts.assessoriaUnknown] };
  if (row.tipus !== tipus) return { assessoria_id: [texts.assessoriaType] };
  if (row.realitzacio) return { assessoria_id: [texts.assessoriaRealised] };
  return row.assistit === false ? { assessoria_id: [texts.assessoriaNotAttended] } : {};
}

export function readRealitzacio(tipus: Tipus, row: Assessoria | undefined, body: Body): Realitzacio {
  const given = withoutNulls(body);
  const schema = REALITZACIONS[tipus];
  accept({
    ...findStateErrors(tipus, row),
    ...findThemeErrors(
      TEMATIQUES.filter((tematica) => tematica.tipus === tipus),
      given,
      texts.tematicaForeign,
    ),
    ...findOwnErrors(tipus, given),
    ...toErrors(findIssues(schema, given)),
  });
  const { assessoria_id: _, ...realitzacio } = schema.parse(given) as Realitzacio & { assessoria_id: number };
  return realitzacio;
}
