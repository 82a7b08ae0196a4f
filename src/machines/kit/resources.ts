import { deleteActivitat, exportActivitats, listActivitats } from '../../api/activitats';
import { deleteAssessoria, listAssessories } from '../../api/assessories';
import { deleteCita } from '../../api/cites';
import { deleteConsulta, exportConsultes, listConsultes } from '../../api/consultes';
import { deleteProfessional, listProfessionals } from '../../api/professionals';
import { toActivitatResult } from '../../domain/nouns/activitat';
import { toConsultaResult } from '../../domain/nouns/consulta';
import type { NoticeKey } from '../../domain/pages/notice';
import type { CountedNoun, Noun, SearchedNoun } from '../../domain/access/noun';
import type { Pagina } from '../../domain/values/pagina';
import { toProfessionalResult } from '../../domain/nouns/professional';
import type { Query } from '../../domain/values/query';
import { tallyRows, type CountedRows, type RowFacts } from '../../domain/pages/tally';
import { dated } from './dated';
import { exportRows } from './pendents';
import { searching, searchPeople, type Search } from './search';
import type { Grouping, GroupingOf } from '../../domain/pages/xifres';
import { ROW_FACTS } from '../../domain/pages/xifresRows';
import type { Day } from '../../domain/values/madrid';

type Fetch<T> = (query: Query, signal: AbortSignal) => Promise<T>;

type Tally<G extends Grouping> = (
  query: Query,
  signal: AbortSignal,
  today: Day,
) => Promise<{ counted: CountedRows<G>; meta: Pagina<never>['meta'] }>;

type Resource<N extends Noun> = {
  remove: (id: number) => Promise<void>;
  /** Text of a failed deletion that was not refused; null where there is none (spec §8). */
  removeFailed: NoticeKey | null;
  search: N extends SearchedNoun ? Search : null;
  tally: N extends CountedNoun ? Tally<GroupingOf<N>> : null;
};

function tallying<Row, G extends Grouping>(fetchPage: Fetch<Pagina<Row>>, facts: RowFacts<Row, G>): Tally<G> {
  return async (query, signal, today) => {
    const { data, meta } = await fetchPage(query, signal);
    return { counted: tallyRows(data, facts, today), meta };
  };
}

export const RESOURCES: { readonly [N in Noun]: Resource<N> } = {
  assessoria: {
    remove: deleteAssessoria,
    removeFailed: 'assessoria.deleteFailed',
    search: searchPeople,
    tally: tallying(listAssessories, ROW_FACTS.assessoria),
  },
  consulta: {
    remove: deleteConsulta,
    removeFailed: null,
    search: searching(listConsultes, toConsultaResult),
    tally: tallying(listConsultes, ROW_FACTS.consulta),
  },
  activitat: {
    remove: deleteActivitat,
    removeFailed: 'activitat.deleteFailed',
    search: searching(listActivitats, toActivitatResult),
    tally: tallying(listActivitats, ROW_FACTS.activitat),
  },
  professional: {
    remove: deleteProfessional,
    removeFailed: null,
    search: searching(listProfessionals, toProfessionalResult),
    tally: null,
  },
  cita: { remove: deleteCita, removeFailed: null, search: null, tally: null },
};

type Export = {
  fetch: (query: Query, signal: AbortSignal, now: number) => Promise<string>;
  /** File name as the service gives it (spec §7). */
  file: string;
};

export const EXPORTS = {
  activitats: { fetch: dated('data', exportActivitats), file: 'activitats' },
  assessories: { fetch: dated('cita.date', exportRows), file: 'assessorias' },
  consultes: { fetch: exportConsultes, file: 'consultes' },
} as const satisfies Readonly<Record<string, Export>>;
export type ExportNoun = keyof typeof EXPORTS;
