import { vi } from 'vitest';
import { createBackend, type Backend } from '../../mock-server/backend';
import { toResponse } from '../../mock-server/transports/response';
import type { SizeName } from '../../mock-server/seed/sizes';
import { PASSWORD } from '../../mock-server/store/rows/professional';
import { checkContract } from './check';
import type { Finding } from './trial';

const NOW = Date.parse('2026-11-20T10:20:00Z');

export type Answer = Pick<Backend, 'answer'>;

export function createApi(scenario: SizeName = 'demo'): Backend {
  return createBackend({ seed: 1, scenario, anchor: NOW }, () => NOW);
}

export function check(api: Answer, write = false, person = 'admin'): Promise<Finding[]> {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const request = { method, url, headers: Object.fromEntries(new Headers(headers)), body: body as string };
    const answer = await api.answer({ ...request, body: typeof body === 'string' ? body : '' });
    if (answer === 'network') throw new TypeError('Failed to fetch');
    return toResponse(answer);
  });
  const readNow = () => NOW;
  return checkContract({
    url: 'http://localhost',
    email: `${person}@example.org`,
    password: PASSWORD,
    write,
    readNow,
  });
}

export const list = (findings: readonly Finding[], ...verdicts: readonly Finding['verdict'][]) =>
  findings
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ name, note }) => [name, note].filter(Boolean).join(': '));
