import * as z from 'zod/mini';

export const PER_PAGE = [15, 30, 50, 100] as const;

const Link = z.nullable(z.string());

const Envelope = z.object({
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

/** What answers a paginated list: rows, links and totals (spec §3). */
export function Pagina<T extends z.ZodMiniType>(row: T) {
  return z.extend(Envelope, { data: z.array(row) });
}
export type Pagina<Row> = z.infer<typeof Envelope> & { data: Row[] };
