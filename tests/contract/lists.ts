import { exportActivitats, getActivitat, listActivitats } from '../../src/api/activitats';
import { exportAssessories, getAssessoria, listAssessories } from '../../src/api/assessories';
import { exportConsultes, getConsulta, listConsultes } from '../../src/api/consultes';
import { getProfessional, listProfessionals } from '../../src/api/professionals';
import type { Activitat } from '../../src/domain/nouns/activitat';
import { getEstat, type AssessoriaRow } from '../../src/domain/nouns/assessoria';
import type { Consulta } from '../../src/domain/nouns/consulta';
import { getDay } from '../../src/domain/values/madrid';
import type { FilterName, ValueFilterName } from '../../src/domain/access/queries';
import type { Pagina, SortField } from '../../src/domain/values/pagina';
import { getFullName, type Professional } from '../../src/domain/nouns/professional';
import type { Query } from '../../src/domain/values/query';

type Value = string | number | boolean | null | undefined;

export type ListContract<Row, Filter extends FilterName = FilterName> = {
  path: string;
  list: (query: Query) => Promise<Pagina<Row>>;
  get: (id: number) => Promise<unknown>;
  exportCsv?: (query: Query) => Promise<string>;
  filters: Readonly<Record<Filter, (row: Row) => Value>>;
  /** Values to filter by, in place of values from the newest rows. */
  known?: Readonly<Record<string, string>>;
  day?: (row: Row) => string;
  sorts: Readonly<Partial<Record<SortField<Row>, (row: Row) => Value>>>;
  order: { by: 'newest' | 'letter'; read: (row: Row) => Value };
  text: (row: Row) => string | undefined;
};

const assessories: ListContract<AssessoriaRow, ValueFilterName<'assessories'>> = {
  path: 'assessories',
  list: listAssessories,
  get: getAssessoria,
  exportCsv: exportAssessories,
  filters: {
    tipus: (row) => row.tipus,
    oficina_id: (row) => (row.bloquejada ? undefined : row.oficina?.id),
    professional_id: (row) => (row.bloquejada ? undefined : row.professional?.id),
    estat: (row) => (row.bloquejada ? undefined : getEstat(row)),
  },
  known: { estat: 'realitzada' },
  day: (row) => getDay(row.cita.date),
  sorts: {
    'cita.date': (row) => Date.parse(row.cita.date),
    tipus: (row) => row.tipus,
    'jove.nom': (row) => (row.bloquejada ? undefined : row.jove.nom),
    'oficina.nom': (row) => (row.bloquejada ? undefined : row.oficina?.nom),
  },
  order: { by: 'newest', read: (row) => Date.parse(row.cita.date) },
  text: (row) => (row.bloquejada ? undefined : `${row.jove.nom} ${row.jove.cognoms}`),
};

const consultes: ListContract<Consulta, ValueFilterName<'consultes'>> = {
  path: 'consultes',
  list: listConsultes,
  get: getConsulta,
  exportCsv: exportConsultes,
  filters: {
    oficina_id: (row) => row.oficina?.id,
    antena_id: (row) => row.antena?.id,
    professional_id: (row) => row.professional?.id,
    ambit: (row) => row.ambit,
    canal: (row) => row.canal,
  },
  day: (row) => getDay(row.data),
  sorts: {
    data: (row) => Date.parse(row.data),
    id: (row) => row.id,
    canal: (row) => row.canal,
    nombre_persones: (row) => row.nombre_persones,
    'oficina.nom': (row) => row.oficina?.nom,
  },
  order: { by: 'newest', read: (row) => Date.parse(row.data) },
  text: (row) => getFullName(row.professional),
};

const activitats: ListContract<Activitat, ValueFilterName<'activitats'>> = {
  path: 'activitats',
  list: listActivitats,
  get: getActivitat,
  exportCsv: exportActivitats,
  filters: {
    oficina_id: (row) => row.oficina?.id,
    centre_id: (row) => row.centre_escolar?.id,
    marc: (row) => row.marc,
    area: (row) => row.area,
  },
  day: (row) => row.data,
  sorts: {
    data: (row) => row.data,
    titol: (row) => row.titol,
    grups: (row) => row.grups,
    'oficina.nom': (row) => row.oficina?.nom,
  },
  order: { by: 'newest', read: (row) => Date.parse(row.data) },
  text: (row) => row.titol,
};

const professionals: ListContract<Professional, ValueFilterName<'professionals'>> = {
  path: 'professionals',
  list: listProfessionals,
  get: getProfessional,
  filters: {
    role: (row) => row.role,
    oficina_id: (row) => row.oficina?.id,
    actiu: (row) => row.actiu,
  },
  sorts: { cognom: (row) => row.cognom, email: (row) => row.email, role: (row) => row.role },
  order: { by: 'letter', read: (row) => row.cognom },
  text: getFullName,
};

// Each contract reads only its own rows, so the type of a row does not matter to callers.
export const LISTS = [assessories, consultes, activitats, professionals] as unknown as readonly ListContract<{
  id: number;
}>[];
