import type { Permission } from '../../src/domain/access/permissions';
import { Pagina } from '../../src/domain/values/pagina';
import { capitalize } from '../../src/text/ui/words';
import type { Handler } from '../http/middleware';
import { csv, signed } from './call';
import { PAGE } from './query';
import type { ZodSchema } from './told';

type Listed = {
  /** In the plural: 'consultes'. */
  noun: string;
  the: 'els' | 'les';
  notes?: string;
  permission: Permission;
  query: Readonly<Record<string, ZodSchema>>;
  row: Parameters<typeof Pagina>[0];
  list: Handler;
  exported: Handler;
};

/** The calls that list a noun: by pages, and as one file. */
export function listed({ noun, the, notes, permission, query, row, list, exported }: Listed) {
  const same = the === 'les' ? `Les mateixes ${noun}, totes` : `Els mateixos ${noun}, tots`;
  return [
    signed({
      method: 'GET',
      path: `/${noun}`,
      summary: `${capitalize(the)} ${noun}, per pàgines.`,
      ...(notes && { notes }),
      permission,
      query: { ...query, ...PAGE },
      answer: Pagina(row),
      also: [422],
      handle: list,
    }),
    signed({
      method: 'GET',
      path: `/${noun}/exports/csv`,
      summary: `${same}, com a CSV.`,
      permission,
      query,
      answer: csv(),
      also: [422],
      handle: exported,
    }),
  ];
}
