import * as z from 'zod/mini';
import type { Handler, Served } from '../http/middleware';
import type { Schemas, ZodSchema } from './described';

/** The statuses of a refusal. */
export type Refusal = 400 | 401 | 403 | 404 | 422;

type Asked<Body extends string> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without `/api`, a number in it as `{id}`. */
  path: string;
  summary: string;
  notes?: string;
  query?: Schemas;
  /** The name of what is sent, among the bodies and changes of its noun. */
  body?: Body;
  /** Undefined with 204. */
  answer?: ZodSchema;
};

/** A call of the API: what the description tells of it, and what answers it. */
export type ApiCall<Body extends string = string> = Served &
  Asked<Body> & { status: 200 | 201 | 204; refusals: readonly Refusal[] };

/** The calls about one noun, with the schemas that the description names. */
export type ApiTag = {
  name: string;
  description: string;
  /** What stands in answers. */
  records: Schemas;
  /** Whole bodies. */
  bodies: Schemas;
  /** Bodies of which each field may be absent, an `id` that is not optional aside. */
  changes: Schemas;
  /** What a schema cannot say of a body: rules between its fields, and of the service's own lists. */
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

/** A noun's calls, which send no other bodies than it names. */
export function tag<Body extends string = never, Change extends string = never>(
  told: Pick<ApiTag, 'name' | 'description'> & OwnNames<Body, Change>,
): ApiTag {
  return { records: {}, bodies: {}, changes: {}, rules: {}, ...told };
}

type Told<Body extends string> = Asked<Body> & {
  permission?: Served['permission'];
  status?: ApiCall['status'];
  /** Refused for more than what the call itself lets expect. */
  also?: readonly Refusal[];
  handle: Handler;
};

/** A call behind a sign-in. */
export function signed<Body extends string = never>(told: Told<Body>): ApiCall<NoInfer<Body>> {
  const { permission = null, status, also = [], ...call } = told;
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

/** What is answered where there is nothing but words. */
export const Missatge = z.object({ message: z.string() });

/** What an answer holds under `data`. */
export function inData<T extends ZodSchema>(schema: T) {
  return z.object({ data: schema });
}

export function listInData<T extends ZodSchema>(row: T) {
  return z.object({ data: z.array(row) });
}

/** The text of an export. */
export function csv() {
  return z.object({ content: z.string() });
}
