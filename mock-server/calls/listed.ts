import type * as z from 'zod/mini';
import type { NounList } from '../../src/domain/access/noun';
import type { Permission } from '../../src/domain/access/permissions';
import { QUERIES, type ListName } from '../../src/domain/access/queries';
import type { Columna } from '../../src/domain/values/csv';
import { Pagina } from '../../src/domain/values/pagina';
import { capitalize } from '../../src/text/ui/words';
import { toExport, toPages, toWhole, type List, type PagedList } from '../routes/list';
import { csv, signed } from './call';
import { describeFilters, PAGE, searched, sorted } from './query';

type Listed<Rendered> = {
  notes?: string;
  permission: Permission;
  row: z.ZodMiniType<Rendered>;
};

/** Calls of a noun's list: its pages and, with columns, its CSV file. */
export function listed<Name extends NounList, Row extends object, Rendered extends { id: number }>(
  list: PagedList<Name, Row, Rendered>,
  words: { the: 'els' | 'les'; first: string; searched: string },
  { notes, permission, row, columns }: Listed<Rendered> & { columns?: readonly Columna<Rendered>[] },
) {
  const { name } = list;
  const { the, first } = words;
  const same = the === 'les' ? `Les mateixes ${name}, totes` : `Els mateixos ${name}, tots`;
  const query = { ...describeFilters(name), ...sorted(first), ...searched(words.searched) };
  const also = 'data_inici' in QUERIES[name] ? ([422] as const) : [];
  const pages = signed({
    method: 'GET',
    path: `/${name}`,
    summary: `${capitalize(the)} ${name}, per pàgines.`,
    ...(notes && { notes }),
    permission,
    query: { ...query, ...PAGE },
    answer: Pagina(row),
    also,
    handle: toPages(list),
  });
  if (!columns) return [pages];
  const file = signed({
    method: 'GET',
    path: `/${name}/exports/csv`,
    summary: `${same}, com a CSV.`,
    permission,
    query,
    answer: csv(),
    also,
    handle: toExport(list, columns),
  });
  return [pages, file];
}

/** Call of a list that answers a period in one page. */
export function whole<Name extends ListName, Row extends object, Rendered extends { id: number }>(
  list: List<Name, Row, Rendered>,
  { path, summary, notes, permission, row }: Listed<Rendered> & { path: string; summary: string },
) {
  return signed({
    method: 'GET',
    path,
    summary,
    ...(notes && { notes }),
    permission,
    query: { ...describeFilters(list.name), ...sorted('primer les més antigues') },
    answer: Pagina(row),
    also: [422],
    handle: toWhole(list),
  });
}
