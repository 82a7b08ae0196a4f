import { paginate } from '../../http/pagination';
import { toApiResponse, type ApiResponse } from '../../http/responses';
import type { Quirk } from '../changes';
import { getPath, replacing } from './kit';

const ANY = { method: 'GET', path: /^(?!auth\/)/ };

const withoutSession = (response: ApiResponse): Quirk => replacing(401, ANY, () => response);

/** Answers requests without a session by the latest one. */
const open = (path: RegExp): Quirk => ({
  wrap(ask) {
    let latest: string | undefined;
    return async (request) => {
      const response = await ask(request);
      const isRefused = response !== 'network' && response.status === 401;
      if (!isRefused) latest = request.headers['authorization'] ?? latest;
      if (!isRefused || !path.test(getPath(request))) return response;
      return ask({ ...request, headers: { ...request.headers, authorization: latest } });
    };
  },
});

const PAGE = '<!doctype html><title>Inicia la sessió</title>';

export const SESSION_BEHAVIOURS = {
  emptyWithoutSession: withoutSession(toApiResponse({ status: 200, json: paginate([], {}, '') })),
  redirectWithoutSession: withoutSession({ status: 302, headers: { Location: '/login' }, body: '' }),
  pageWithoutSession: withoutSession({ status: 200, headers: { 'Content-Type': 'text/html' }, body: PAGE }),
  forbiddenWithoutSession: withoutSession(toApiResponse({ status: 403, json: { message: 'No' } })),
  openWithoutSession: open(/^(?!auth\/)/),
  exportsWithoutSession: open(/\/exports\/csv$/),
  openAfterSignOut: {
    wrap: (ask) => (request) =>
      getPath(request) === 'auth/logout' ? Promise.resolve(toApiResponse({ status: 204 })) : ask(request),
  },
} as const satisfies Record<string, Quirk>;
