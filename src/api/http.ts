import { ApiError, type Failure } from './errors';

export type Connection = { baseUrl: string; getToken: () => string | null };

let connection: Connection = { baseUrl: '', getToken: () => null };

/** Says where the API is and whose token its calls bear; called once at start. */
export function connect(to: Connection): void {
  connection = to;
}

type Call<T> = {
  signal?: AbortSignal | undefined;
  body?: unknown;
  /** Turns the answer into what the caller gets; whatever it throws makes the answer a malformed one. */
  read: (answer: unknown, call: string) => T | Promise<T>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call to the API. JSON in and out, a text answer as it is, no answer body as undefined.
 * @throws {ApiError} without an answer, with a failing status, or with an answer that `read` refuses.
 */
export async function call<T>(method: Method, path: string, { signal, body, read }: Call<T>): Promise<T> {
  const response = await send(method, path, body, signal);
  const answer = await readBody(response);
  if (!response.ok) throw new ApiError(toStatusFailure(response, answer));
  try {
    return await read(answer, `${method} ${path}`);
  } catch {
    throw new ApiError({ ...toStatusFailure(response, null), kind: 'malformed' });
  }
}

async function send(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const token = connection.getToken();
  try {
    return await fetch(`${connection.baseUrl}/api/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch {
    throw new ApiError({ kind: 'network', status: null, statusText: '', message: null, fields: {} });
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return undefined;
  if (!response.headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toStatusFailure(response: Response, answer: unknown): Failure {
  const { message, errors } = (answer ?? {}) as { message?: unknown; errors?: unknown };
  return {
    kind: 'status',
    status: response.status,
    statusText: response.statusText,
    message: typeof message === 'string' && message !== '' ? message : null,
    fields: toFields(errors),
  };
}

/** Laravel's map of field name to messages; a plain text counts as a list of one. */
function toFields(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]: [string, unknown]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}

/** For calls whose answer nobody needs. */
export function ignoreAnswer(): void {}
