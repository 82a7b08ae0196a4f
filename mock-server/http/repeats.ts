import type { ApiRequest, ApiResponse } from './responses';

/** Header of a write, with a key for each press of a person. */
export const KEY_HEADER = 'Idempotency-Key';

/** Answers that are remembered: those of the last presses. */
const MANY = 1000;

/** Repeats the first answer to a repeated write: browsers send a POST anew when a connection breaks. */
export function createRepeats(handle: (request: ApiRequest) => Promise<ApiResponse>): typeof handle {
  const answers = new Map<string, Promise<ApiResponse>>();
  return (request) => {
    const { method, url, headers } = request;
    const key = headers[KEY_HEADER.toLowerCase()];
    if (method === 'GET' || key === undefined) return handle(request);
    const id = [key, method, url, headers['authorization']].join(' ');
    const answer = answers.get(id) ?? handle(request);
    answers.set(id, answer);
    for (const first of [...answers.keys()].slice(0, Math.max(0, answers.size - MANY))) answers.delete(first);
    return answer;
  };
}
