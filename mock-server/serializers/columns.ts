import { Activitat } from '../../src/domain/activitat';
import { Assessoria, Realitzada, getEstat, type AssessoriaRow } from '../../src/domain/assessoria';
import { Jove } from '../../src/domain/cita';
import { Consulta } from '../../src/domain/consulta';
import type { Named } from '../../src/domain/fields';
import { getFullName, type ProfessionalRef } from '../../src/domain/professional';
import { AMBITS, AREES, MARCS } from '../seed/catalogs';
import { SUBTEMATIQUES, TEMATIQUES } from '../seed/tematiques';
import type { Columna } from './csv';

type Value = string | number | null | undefined;

/** Any value of a record: a list by its parts, an object by its name. */
function toCell(value: unknown): Value {
  if (Array.isArray(value)) return value.map(toCell).join(', ');
  if (typeof value !== 'object' || value === null) return value as Value;
  if ('cognom' in value) return getFullName(value as ProfessionalRef);
  return toCell('nom' in value ? value.nom : (value as Named).name);
}

/** A column for each field, in their order; `special` puts others (or none) in the place of a field's own. */
function toColumnes<T>(
  fields: readonly string[],
  special: { [Field in keyof T & string]?: readonly Columna<T>[] } = {},
): Columna<T>[] {
  return fields.flatMap(
    (field) =>
      special[field as keyof T & string] ?? [
        [field, (row) => toCell((row as Record<string, unknown>)[field])],
      ],
  );
}

/** The fields of a schema, those first that the service's files have first. */
const inOrder = ({ shape }: { shape: object }, first: string): string[] => [
  ...new Set([...first.split(' '), ...Object.keys(shape)]),
];

/** The columns of something a row holds, empty where it holds none. */
function within<T, Inner>(
  getInner: (row: T) => Inner | null,
  columnes: readonly Columna<Inner>[],
  prefix = '',
): Columna<T>[] {
  return columnes.map(([heading, getValue]) => [
    prefix + heading,
    (row) => {
      const inner = getInner(row);
      return inner && getValue(inner);
    },
  ]);
}

/** A column whose ids stand for entries of a list. */
function naming<T>(field: keyof T & string, list: readonly Named[], heading: string = field): Columna<T>[] {
  const pick = (ids: readonly unknown[]) => list.filter(({ id }) => ids.includes(id));
  return [[heading, (row) => toCell(pick([row[field]].flat()))]];
}

const REALITZADES = inOrder(
  Realitzada,
  'inscripcio assistents acompanyant valoracio_assessor comentaris tematiques subtematiques derivacio ' +
    'sector_professional temporalitat zona_geografica pais',
);
const REALITZADA = toColumnes<Realitzada>(REALITZADES, {
  valoracio_assessor: [['valoracio', ({ valoracio_assessor }) => valoracio_assessor]],
  durada: [['durada_realitzada', ({ durada }) => durada]],
});

const WHERE = ['modalitat', 'oficina', 'antena', 'professional'];
/** These stand first, or in no column. */
const HEAD = ['id', 'slug', 'tipus', 'bloquejada', 'assistit', 'cita', 'jove', 'realitzada', ...WHERE];

const PERSONA =
  'edat perfil genere idioma autonomia formacio ocupacio situacio_administrativa residencia conegut';

const OBERTA: readonly Columna<Assessoria>[] = [
  ['estat', getEstat],
  ['durada', ({ cita }) => cita.durada],
  ...toColumnes<Assessoria>(WHERE),
  ...within((row: Assessoria) => row.jove, toColumnes<Jove>(Object.keys(Jove.shape))),
  ...toColumnes<Assessoria>(inOrder(Assessoria, PERSONA).filter((field) => !HEAD.includes(field))),
  ...within((row: Assessoria) => row.realitzada, REALITZADA),
];

/** The columns of the assessories' export; a blocked one leaves empty all but the first. */
export const ASSESSORIA_COLUMNES: readonly Columna<AssessoriaRow>[] = [
  ['id', ({ id }) => id],
  ['tipus', ({ tipus }) => tipus],
  ['data', ({ cita }) => cita.date],
  ...within((row: AssessoriaRow) => (row.bloquejada ? null : row), OBERTA),
];

const ASSISTENCIA = toColumnes<Activitat['presencial']>(['home', 'dona', 'no_binari']);
type Valoracio = NonNullable<Activitat['activitatValoracio']>;
const VALORACIO = toColumnes<Valoracio>(['alumnat', 'professorat', 'comentari']);
const SUBMARCS = MARCS.flatMap(({ submarcs }) => submarcs);

/** The columns of the activities' export. */
export const ACTIVITAT_COLUMNES = toColumnes<Activitat>(Object.keys(Activitat.shape), {
  marc: naming('marc', MARCS),
  submarc: naming('submarc', SUBMARCS),
  area: naming('area', AREES),
  ambit: naming('ambit', AMBITS),
  tematica_id: naming('tematica_id', TEMATIQUES, 'tematiques'),
  presencial: within(({ presencial }) => presencial, ASSISTENCIA, 'presencial_'),
  virtual: within(({ virtual }) => virtual, ASSISTENCIA, 'virtual_'),
  activitatValoracio: within(({ activitatValoracio }) => activitatValoracio, VALORACIO, 'valoracio_'),
});

const CONSULTA = inOrder(
  Consulta,
  'id data oficina antena professional canal perfil genere edat residencia idioma formacio ocupacio conegut ' +
    'ambit tematica_id subtematica_id serveis_tramits nombre_persones',
);

/** The columns of the consultes' export. */
export const CONSULTA_COLUMNES = toColumnes<Consulta>(CONSULTA, {
  ambit: naming('ambit', AMBITS),
  tematica_id: naming('tematica_id', TEMATIQUES, 'tematiques'),
  subtematica_id: naming('subtematica_id', SUBTEMATIQUES, 'subtematiques'),
});
