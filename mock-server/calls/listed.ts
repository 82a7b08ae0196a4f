import type { Permission } from '../../src/domain/permissions';
import { Pagina } from '../../src/domain/pagina';
import type { Handler } from '../http/middleware';
import { csv, signed } from './call';
import { PAGE } from './query';
import type { ZodSchema } from './told';

type Listed = {
  /** In the plural: 'consultes'. */
  noun: string;
  notes?: string;
  permission: Permission;
  query: Readonly<Record<string, ZodSchema>>;
  row: Parameters<typeof Pagina>[0];
  list: Handler;
  exported: Handler;
};

/** The calls that list a noun: by pages, and as one file. */
export function listed({ noun, notes, permission, query, row, list, exported }: Listed) {
  return [
    signed({
      method: 'GET',
      path: `/${noun}`,
      summary: `Les ${noun}, per pàgines.`,
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
      summary: `Les mateixes ${noun}, totes, com a CSV.`,
      permission,
      query,
      answer: csv(),
      also: [422],
      handle: exported,
    }),
  ];
}
