import { createBackend } from '../../../mock-server/backend';
import type { ApiRequest, ApiResponse } from '../../../mock-server/http/responses';
import { PASSWORD } from '../../../mock-server/store/rows/professional';
import { readSignIn, type Sessio } from '../../../src/domain/access/sessio';
import type { Clock } from './clock';

export const NEW_PASSWORD = 'Zqnova56?';

/** End of a call: answered, refused, not sent, or done with a lost answer. */
export const OUTCOMES = [
  'ok',
  '400',
  '401',
  '403',
  '404',
  '419',
  '422',
  '429',
  '500',
  '503',
  'network',
  'lost',
  'malformed',
] as const;
type OutcomeName = (typeof OUTCOMES)[number];

export type Call = {
  method: string;
  /** Below `/api`, without its query. */
  path: string;
  token: string | null;
  body: string;
  page: number;
  end: (outcome: OutcomeName) => Promise<void>;
};

const toResponse = ({ status, headers, body }: ApiResponse) =>
  ({
    status,
    statusText: '',
    ok: status >= 200 && status < 300,
    redirected: false,
    headers: new Headers(headers),
    text: () => Promise.resolve(body),
  }) as Response;

const API = 'https://punt-jove.example/api';
const JSON_TYPE = { 'content-type': 'application/json' };
const WORDS = { message: 'Zqmissatge', errors: { observacions: ['Zqcamp'], nom: ['Zqcamp'] } };

const refuse = (status: number): ApiResponse => ({
  status,
  headers: { ...JSON_TYPE, ...(status === 429 && { 'retry-after': '5' }) },
  body: JSON.stringify(status === 422 ? WORDS : { message: 'Zqmissatge' }),
});

export function createService(clock: Clock) {
  const backend = createBackend({ seed: 1, anchor: clock.readNow() }, clock.readNow);
  let calls: Call[] = [];
  let made: Call[] = [];
  let page = 0;

  async function ask(name: string, token: string, body: object): Promise<ApiResponse> {
    const answer = await backend.answer({
      method: 'POST',
      url: `${API}/auth/${name}`,
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer === 'network') throw new Error('the service has no faults of its own');
    return answer;
  }

  function take(url: string, init: RequestInit): Promise<Response> {
    const headers = Object.fromEntries(
      Object.entries(init.headers as Record<string, string>).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
    const { method = 'GET' } = init;
    const body = typeof init.body === 'string' ? init.body : '';
    const request: ApiRequest = { method, url: new URL(url, API).href, headers, body };
    return new Promise((resolve, reject) => {
      const drop = (): void => void (calls = calls.filter((one) => one !== call));
      const call: Call = {
        method,
        body,
        page,
        path: new URL(request.url).pathname.slice('/api'.length),
        token: headers['authorization']?.replace('Bearer ', '') ?? null,
        async end(outcome) {
          drop();
          if (outcome === 'network') return reject(new TypeError('Failed to fetch'));
          if (/^\d/.test(outcome)) return resolve(toResponse(refuse(Number(outcome))));
          const answer = await backend.answer(request);
          if (answer === 'network') return;
          if (outcome === 'lost') return reject(new TypeError('Failed to fetch'));
          resolve(
            toResponse(outcome === 'ok' ? answer : { status: 200, headers: JSON_TYPE, body: '{"data":' }),
          );
        },
      };
      calls.push(call);
      made.push(call);
      init.signal?.addEventListener('abort', () => {
        drop();
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }

  return {
    take,
    getState: () => backend.getStore().state,
    getCalls: (): readonly Call[] => calls,
    takeMade: (): readonly Call[] => made.splice(0),
    leavePage(): void {
      page += 1;
      calls = [];
    },
    async signIn(email: string): Promise<Sessio | null> {
      for (const password of [PASSWORD, NEW_PASSWORD]) {
        const { status, body } = await ask('login', '', { email, password });
        if (status === 200) return readSignIn(JSON.parse(body));
      }
      return null;
    },
    async signOut(token: string): Promise<void> {
      await ask('logout', token, {});
    },
    restart(): void {
      backend.reset();
      calls = [];
      made = [];
      page = 0;
    },
  };
}

export type Service = ReturnType<typeof createService>;
