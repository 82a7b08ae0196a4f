import * as z from 'zod/mini';
import type { Permission } from '../../../src/domain/permissions';
import type { ZodSchema } from '../jsonSchema';
import type { BodyName } from '../schemas';

/** A call of the API as its description tells it; `path` is without `/api`. */
export type OpenApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  notes?: string;
  /** Needed on top of a session; null: every session may. */
  permission: Permission | null;
  query?: Readonly<Record<string, ZodSchema>>;
  body?: BodyName;
  status: 200 | 201 | 204;
  /** Undefined with 204. */
  answer?: ZodSchema;
  /** The statuses of a refusal. */
  refusals: readonly Refusal[];
};

export type Refusal = 400 | 401 | 403 | 404 | 422;

/** The calls about one noun. */
export type OpenApiTag = { name: string; description: string; calls: readonly OpenApiCall[] };

type Told = Omit<OpenApiCall, 'permission' | 'refusals' | 'status'> & {
  permission?: Permission;
  status?: OpenApiCall['status'];
  /** Refused for more than what the call itself lets expect. */
  also?: readonly Refusal[];
};

/** A call behind a sign-in. */
export function signed({ permission, status, also = [], ...call }: Told): OpenApiCall {
  const refusals = new Set<Refusal>([401, 403, ...also]);
  if (call.path.includes('{id}')) refusals.add(404);
  if (call.body) refusals.add(400).add(422);
  return {
    ...call,
    permission: permission ?? null,
    status: status ?? (call.answer ? 200 : 204),
    refusals: [...refusals].toSorted((one, other) => one - other),
  };
}

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
