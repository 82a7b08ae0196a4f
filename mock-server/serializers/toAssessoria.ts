import {
  Assessoria as AssessoriaRecord,
  Realitzada,
  getEstat,
  type AssessoriaBloquejada,
  type AssessoriaRow,
} from '../../src/domain/nouns/assessoria';
import { Jove } from '../../src/domain/nouns/cita';
import { labels, stateNames } from '../../src/text/options';
import { ACADEMIQUES, PAISOS, SECTORS } from '../catalogs/interns';
import { getDefaults } from '../kit/defaults';
import { SUBTEMATIQUES, TEMATIQUES } from '../catalogs/tematiques';
import type { Assessoria, Realitzacio } from '../store/rows/assessoria';
import type { State } from '../store/state';
import { inOrder, listFields, toColumnes, within } from './columns';
import type { Columna } from '../../src/domain/values/csv';
import { toMadrid, toSheetMoment } from '../kit/instants';
import { findNamed, getPlace, getProfessionalRef, pickNamed } from './relations';

export function getSlug({ tipus, id }: Assessoria): string {
  return `${tipus}-${id}`;
}

const EMPTY = getDefaults(Realitzada);

function toRealitzada(realitzacio: Realitzacio): Realitzada {
  const { valoracio, tematica_id, subtematica_id, sector_professional_id, ...others } = realitzacio;
  const { pais: paisId, cfgs_cfgm, universitat, ...same } = others;
  const pais = PAISOS.find(({ id }) => id === paisId);
  return {
    ...EMPTY,
    ...same,
    valoracio_assessor: valoracio,
    tematiques: pickNamed(TEMATIQUES, tematica_id),
    subtematiques: pickNamed(SUBTEMATIQUES, subtematica_id),
    sector_professional: findNamed(SECTORS, sector_professional_id),
    pais: pais ? { id: pais.id, nom: pais.nom } : null,
    cfgs_cfgm: findNamed(ACADEMIQUES, cfgs_cfgm),
    universitat: findNamed(ACADEMIQUES, universitat),
  };
}

export function toAssessoria(state: State, row: Assessoria): AssessoriaRecord {
  const { oficina_id: _, antena_id: __, professional_id, tematica_id, realitzacio, cita, ...same } = row;
  const place = getPlace(state, row);
  const professional = getProfessionalRef(state, professional_id);
  const { id, date, durada } = cita;
  return {
    ...same,
    ...place,
    slug: getSlug(row),
    bloquejada: false,
    professional,
    cita: {
      id,
      date: toMadrid(date),
      durada,
      modalitat: row.modalitat,
      oficina: place.oficina,
      professional,
    },
    tematica: findNamed(TEMATIQUES, tematica_id),
    realitzada: realitzacio && toRealitzada(realitzacio),
  };
}

export function toBloquejada({ id, tipus, cita }: Assessoria): AssessoriaBloquejada {
  return { id, tipus, bloquejada: true, cita: { date: toMadrid(cita.date) } };
}

const REALITZADES = inOrder(
  Realitzada,
  'inscripcio assistents acompanyant valoracio_assessor comentaris tematiques subtematiques derivacio sector_professional temporalitat zona_geografica pais',
);
const REALITZADA = toColumnes<Realitzada>(REALITZADES, {
  valoracio_assessor: [['valoracio', ({ valoracio_assessor }) => valoracio_assessor]],
  durada: [['durada_realitzada', ({ durada }) => durada && labels.durada[durada]]],
});

const WHERE = ['modalitat', 'oficina', 'antena', 'professional'] as const;
/** Fields with a column of their own, or none. */
const HEAD: readonly string[] = [
  'id',
  'slug',
  'tipus',
  'bloquejada',
  'assistit',
  'cita',
  'jove',
  'realitzada',
  ...WHERE,
];

const PERSONA =
  'edat perfil genere idioma autonomia formacio ocupacio situacio_administrativa residencia conegut';

const OBERTA: readonly Columna<AssessoriaRecord>[] = [
  ['estat', (row) => stateNames[getEstat(row)]],
  ['durada', ({ cita }) => cita.durada],
  ...toColumnes<AssessoriaRecord>(WHERE),
  ...within((row: AssessoriaRecord) => row.jove, toColumnes<Jove>(listFields(Jove))),
  ...toColumnes<AssessoriaRecord>(
    inOrder(AssessoriaRecord, PERSONA).filter((field) => !HEAD.includes(field)),
  ),
  ...within((row: AssessoriaRecord) => row.realitzada, REALITZADA),
];

/** Columns of the export; a blocked row fills the first three. */
export const ASSESSORIA_COLUMNES: readonly Columna<AssessoriaRow>[] = [
  ['id', ({ id }) => id],
  ['tipus', ({ tipus }) => labels.tipus[tipus]],
  ['data', ({ cita }) => toSheetMoment(cita.date)],
  ...within((row: AssessoriaRow) => (row.bloquejada ? null : row), OBERTA),
];
