import type { ApiRequest, ApiResponse } from '../http/responses';

/** A call with its answer; both bodies as text, without passwords. */
export type MadeCall = {
  number: number;
  method: string;
  path: string;
  status: number | null;
  /** Milliseconds until the answer. */
  took: number;
  sent: string;
  answered: string;
};

const MANY = 100;
const SECRET = /("(?:\w*password\w*|plainTextToken|token)":\s*)"(?:[^"\\]|\\.)*"/g;

const hide = (text: string): string => text.replaceAll(SECRET, '$1"…"');

export function createCalls() {
  let calls: readonly MadeCall[] = [];
  let count = 0;
  return {
    add({ method, url, body }: ApiRequest, answer: ApiResponse | 'network', took: number): void {
      const { pathname, search } = new URL(url);
      const call = {
        number: (count += 1),
        method,
        path: pathname.replace(/^.*?\/api\//, '/') + search,
        status: answer === 'network' ? null : answer.status,
        took: Math.round(took),
        sent: hide(body),
        answered: answer === 'network' ? '' : hide(answer.body),
      };
      calls = [call, ...calls].slice(0, MANY);
    },
    list: () => calls,
  };
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
