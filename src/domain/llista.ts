import * as z from 'zod/mini';

export const PER_PAGE = [15, 30, 50, 100] as const;

const Link = z.nullable(z.string());

/** The envelope of every paginated list: rows, links and totals (spec §3). */
export function Pagina<T extends z.ZodMiniType>(row: T) {
  return z.object({
    data: z.array(row),
    links: z.object({ first: Link, last: Link, prev: Link, next: Link }),
    meta: z.object({
      current_page: z.number(),
      from: z.nullable(z.number()),
      last_page: z.number(),
      path: z.string(),
      per_page: z.number(),
      to: z.nullable(z.number()),
      total: z.number(),
    }),
  });
}
export type Pagina<Row> = {
  data: Row[];
  links: { first: string | null; last: string | null; prev: string | null; next: string | null };
  meta: {
    current_page: number;
    from: number | null;
    last_page: number;
    path: string;
    per_page: number;
    to: number | null;
    total: number;
  };
};
