import type { Failure } from './errors';

type Said = { success?: unknown; error?: unknown; errors?: unknown; message?: unknown };

/** Whether an answer with the status of a success describes a refusal. */
export function isRefused(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { success, error, errors } = answer as Said;
  const hasErrors = typeof errors === 'object' && errors !== null ? Object.keys(errors).length > 0 : errors;
  return success === false || Boolean(error) || Boolean(hasErrors);
}

export function readFailure(response: Response, answer: unknown): Failure {
  const { message, error, errors } = (answer ?? {}) as Said;
  const fields = toFields(errors);
  const others = Object.keys(fields).length === 0 ? listTexts(errors) : [];
  const text = [message, error, (error as Said | null | undefined)?.message, ...others].find(isText);
  const wait = readWait(response.headers);
  return {
    kind: 'status',
    status: response.status,
    statusText: response.statusText,
    message: text ?? null,
    fields,
    ...(wait > 0 && { wait }),
  };
}

/** Seconds of `Retry-After`, a number or a moment; 0 without it. */
function readWait(headers: Headers): number {
  const after = headers.get('retry-after') ?? '';
  const seconds = Number(after);
  if (!Number.isNaN(seconds)) return Math.ceil(seconds);
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.ceil((Date.parse(after) - now) / 1000) || 0;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Texts of records, the most useful first: one that explains, else all that are within. */
function listTexts(said: unknown): string[] {
  if (isText(said)) return [said];
  if (typeof said !== 'object' || said === null) return [];
  const { detail, message, title } = said as { detail?: unknown; message?: unknown; title?: unknown };
  const own = [detail, message, title].find(isText);
  return own === undefined ? Object.values(said).flatMap(listTexts) : [own];
}

/** Name of a field that a service may write otherwise: `jove[nom]`, `oficinaId`, `conegut.0`. */
function toFieldName(name: string): string {
  return name
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .replaceAll(/\.\d+/g, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Messages by field from Laravel's `errors`; a single text counts as a list of one. */
function toFields(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]: [string, unknown]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' ? [[toFieldName(field), first]] : [];
    }),
  );
}
