import type { Refusal } from '../../src/domain/access/access';
import { explain, messages, summarise } from './messages';

/** What a carrier brings in; `url` is absolute, header names are in lower case. */
export type ApiRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

/** What a carrier takes back. */
export type ApiResponse = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** What a handler answers: a status and JSON, or nothing. */
export type JsonResponse = { status: number; json?: unknown };

export function ok(json: unknown): JsonResponse {
  return { status: 200, json };
}

export function created(json: unknown): JsonResponse {
  return { status: 201, json };
}

export const noContent: JsonResponse = { status: 204 };

/** The 422 body's faults by field. */
export type Errors = Record<string, string[]>;

/** A call that is refused; its body is Laravel's. */
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

/** Throws 403 where there is a refusal. */
export function permit(refusal: Refusal | null): void {
  if (refusal) throw forbidden(refusal);
}

/** The row of a number once `refuse` has nothing against it: 404, then 403. */
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

/** Throws 422 where there is a fault. */
export function accept(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** JSON, or no body at all. */
export function toApiResponse({ status, json }: JsonResponse): ApiResponse {
  if (json === undefined) return { status, headers: {}, body: '' };
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
}
