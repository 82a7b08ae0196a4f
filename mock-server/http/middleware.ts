import { Response, type Request } from 'miragejs';
import type { Viewer } from '../../src/domain/access/viewer';
import { fromSearch, type Query } from '../../src/domain/values/query';
import { holds, type Permission } from '../../src/domain/access/permissions';
import { HttpError, forbidden, notFound, toApiResponse, type JsonResponse } from './responses';
import { GRANTS } from '../access/grants';
import { messages } from './messages';
import type { Professional } from '../store/rows/professional';
import type { Sessio, State } from '../store/state';
import type { Store } from '../store/store';
import type { Accepted } from '../store/writes';

export type Call = {
  state: State;
  /** Applies and logs a write of a professional. */
  commit(by: number, write: Accepted): void;
  /** Milliseconds. */
  now: number;
  body: Readonly<Record<string, unknown>>;
  query: Query;
  url: string;
  /** Id in the path; 404 unless it is a number. */
  getId(): number;
};

export type SignedCall = Call & { user: Professional; sessio: Sessio; viewer: Viewer };

export type Handler<C extends Call = SignedCall> = (call: C) => JsonResponse | Promise<JsonResponse>;

export type ServerContext = { getStore(): Store; now(): number };

/** Handler of a call, with its session: none, any, or one without a pending password. */
export type Served = { permission: Permission | null } & (
  | { session: 'none'; handle: Handler<Call> }
  | { session: 'any' | 'settled'; handle: Handler }
);

function parseBody(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, messages.malformed);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, messages.malformed);
  }
  return body as Record<string, unknown>;
}

function toCall({ getStore, now }: ServerContext, request: Request): Call {
  const store = getStore();
  const at = now();
  const url = new URL(request.url);
  return {
    state: store.state,
    commit: (by, write) => store.commit({ at, by, ...write }),
    now: at,
    body: parseBody(request.requestBody),
    query: fromSearch(url.search),
    url: url.origin + url.pathname,
    getId() {
      const text = request.params['id'] ?? '';
      if (!/^\d{1,15}$/.test(text)) throw notFound();
      return Number(text);
    },
  };
}

function getSigned(
  { getStore }: ServerContext,
  request: Request,
): Pick<SignedCall, 'user' | 'sessio' | 'viewer'> {
  const { state } = getStore();
  const token = /^Bearer (.+)$/i.exec(request.requestHeaders['authorization'] ?? '')?.[1];
  const sessio = state.sessions.get(Number.parseInt(token ?? '', 10));
  const user = sessio?.token === token && sessio && state.professionals.get(sessio.professional_id);
  if (!sessio || !user) throw new HttpError(401, messages.unauthenticated);
  return {
    user,
    sessio,
    viewer: { permissions: GRANTS[user.role], oficinaId: user.antena_id ?? user.oficina_id },
  };
}

async function respond(work: () => JsonResponse | Promise<JsonResponse>): Promise<Response> {
  let answer: JsonResponse;
  try {
    answer = await work();
  } catch (error) {
    answer =
      error instanceof HttpError ? error.toResponse() : { status: 500, json: { message: messages.server } };
  }
  const { status, headers, body } = toApiResponse(answer);
  return new Response(status, { ...headers }, body);
}

/** 401, then 400, then 403 for a pending password or a missing permission. */
function sign(context: ServerContext, request: Request, { session, permission }: Served): SignedCall {
  const signedIn = getSigned(context, request);
  const call = { ...toCall(context, request), ...signedIn };
  if (signedIn.user.force_password_change && session === 'settled') {
    throw new HttpError(403, messages.passwordPending);
  }
  if (permission !== null && !holds(signedIn.viewer.permissions, permission)) {
    throw forbidden({ reason: 'permission', permission });
  }
  return call;
}

export function serve(
  context: ServerContext,
  served: Served,
): (schema: unknown, request: Request) => Promise<Response> {
  return (_, request) =>
    respond(() =>
      served.session === 'none'
        ? served.handle(toCall(context, request))
        : served.handle(sign(context, request, served)),
    );
}
