import type { ApiResponse } from '../../mock-server/http/responses';

/** Fault that a call meets over HTTP, in the place of its answer. */
export type Fault =
  | { kind: 'answer'; response: ApiResponse }
  /** The connection breaks before the call has arrived, or after it was done and before the answer. */
  | { kind: 'break'; isDone: boolean }
  /** No answer, up to the time limit or until the person has left. */
  | { kind: 'silence'; until: 'limit' | 'left' };

const JSON_TYPE = { 'content-type': 'application/json' };

function say(status: number, body: unknown, headers: Readonly<Record<string, string>> = JSON_TYPE): Fault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'answer', response: { status, headers, body: text } };
}

const PAGE = '<!doctype html><html lang="en"><title>Welcome to nginx!</title><p>It works.</p></html>';

export const FAULTS = {
  'the line breaks': { kind: 'break', isDone: false },
  'done, and the answer lost': { kind: 'break', isDone: true },
  'no answer within the limit': { kind: 'silence', until: 'limit' },
  'left before the answer': { kind: 'silence', until: 'left' },
  '400': say(400, { message: 'Bad Request' }),
  '401': say(401, { message: 'Unauthenticated.' }),
  '403': say(403, { message: 'This action is unauthorized.' }),
  '404': say(404, { message: 'Not Found' }),
  '419': say(419, { message: 'CSRF token mismatch.' }),
  '422 with fields': say(422, {
    message: 'Les dades no són vàlides.',
    errors: { observacions: ['No pot ser això.'] },
  }),
  '422 without': say(422, { message: 'Aquest registre ja no es pot canviar.' }),
  '429': say(429, { message: 'Too Many Attempts.' }, { ...JSON_TYPE, 'retry-after': '30' }),
  '500 with words': say(500, { message: 'No hi ha espai a la base de dades.' }),
  '500 without': say(500, ''),
  '503': say(503, PAGE, { 'content-type': 'text/html' }),
  'a page': say(200, PAGE, { 'content-type': 'text/html' }),
  'an empty answer': say(200, ''),
  'half an answer': say(200, '{"data":[{"id":'),
  'another answer': say(200, { ok: true }),
  'a refusal with the status of a success': say(200, { success: false, message: 'El període és tancat.' }),
  'errors with the status of a success': say(200, { errors: { observacions: ['No pot ser això.'] } }),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
