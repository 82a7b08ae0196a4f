import * as z from 'zod/mini';
import type { Handler, Served } from '../http/middleware';
import type { Schemas, ZodSchema } from './described';

export type Refusal = 400 | 401 | 403 | 404 | 422;

type Described<Body extends string> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without `/api`; an id as `{id}`. */
  path: string;
  summary: string;
  notes?: string;
  query?: Schemas;
  /** Name among the bodies and changes of its noun. */
  body?: Body;
  answer?: ZodSchema;
};

export type ApiCall<Body extends string = string> = Served &
  Described<Body> & { status: 200 | 201 | 204; refusals: readonly Refusal[] };

export type ApiTag = {
  name: string;
  description: string;
  records: Schemas;
  bodies: Schemas;
  /** Schemas of partial bodies; only a required `id` must be present. */
  changes: Schemas;
  /** Rules of a body that no schema has: between its fields, and about the service's lists. */
  rules: Readonly<Partial<Record<string, string>>>;
  calls: readonly ApiCall[];
};

type OwnNames<Body extends string, Change extends string> = {
  records?: Schemas;
  bodies?: Readonly<Record<Body, ZodSchema>>;
  changes?: Readonly<Record<Change, ZodSchema>>;
  rules?: Readonly<Partial<Record<NoInfer<Body | Change>, string>>>;
  calls: readonly ApiCall<NoInfer<Body | Change>>[];
};

/** Calls of a noun; their bodies must be among its schemas. */
export function tag<Body extends string = never, Change extends string = never>(
  own: Pick<ApiTag, 'name' | 'description'> & OwnNames<Body, Change>,
): ApiTag {
  return { records: {}, bodies: {}, changes: {}, rules: {}, ...own };
}

type Signed<Body extends string> = Described<Body> & {
  permission?: Served['permission'];
  status?: ApiCall['status'];
  /** Refusals beyond those of every such call. */
  also?: readonly Refusal[];
  handle: Handler;
};

export function signed<Body extends string = never>(options: Signed<Body>): ApiCall<NoInfer<Body>> {
  const { permission = null, status, also = [], ...call } = options;
  const refusals = new Set<Refusal>([401, 403, ...also]);
  if (call.path.includes('{id}')) refusals.add(404);
  if (call.body) refusals.add(400).add(422);
  return {
    ...call,
    session: 'settled',
    permission,
    status: status ?? (call.answer ? 200 : 204),
    refusals: [...refusals].toSorted((one, other) => one - other),
  };
}

export const Missatge = z.object({ message: z.string() });

export function inData<T extends ZodSchema>(schema: T) {
  return z.object({ data: schema });
}

export function listInData<T extends ZodSchema>(row: T) {
  return z.object({ data: z.array(row) });
}

export function csv() {
  return z.object({ content: z.string() });
}
