import type { Refusal } from '../../src/domain/access/access';
import { explain, messages, summarise } from './messages';

/** Request of a transport; `url` is absolute, header names are in lower case. */
export type ApiRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

export type ApiResponse = { status: number; headers: Readonly<Record<string, string>>; body: string };

export type JsonResponse = { status: number; json?: unknown };

export function ok(json: unknown): JsonResponse {
  return { status: 200, json };
}

export function created(json: unknown): JsonResponse {
  return { status: 201, json };
}

export const noContent: JsonResponse = { status: 204 };

export type Errors = Record<string, string[]>;

export class HttpError extends Error {
  readonly status: number;
  readonly errors: Errors | undefined;

  constructor(status: number, message: string, errors?: Errors) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  toResponse(): JsonResponse {
    const { message, errors } = this;
    return { status: this.status, json: errors ? { message, errors } : { message } };
  }
}

export function notFound(): HttpError {
  return new HttpError(404, messages.notFound);
}

export function forbidden(refusal: Refusal): HttpError {
  return new HttpError(403, explain(refusal));
}

export function permit(refusal: Refusal | null): void {
  if (refusal) throw forbidden(refusal);
}

/** Row of an id; throws 404, then 403 for a refusal. */
export function getPermitted<Row>(
  rows: ReadonlyMap<number, Row>,
  id: number,
  refuse: (row: Row) => Refusal | null,
): Row {
  const row = rows.get(id);
  if (!row) throw notFound();
  permit(refuse(row));
  return row;
}

export function invalid(errors: Errors): HttpError {
  return new HttpError(422, summarise(errors), errors);
}

/** Throws 422 unless `errors` is empty. */
export function accept(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function toApiResponse({ status, json }: JsonResponse): ApiResponse {
  if (json === undefined) return { status, headers: {}, body: '' };
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
}
