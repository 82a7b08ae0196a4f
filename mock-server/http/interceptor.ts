import type { Request, Response } from 'miragejs';
import { toApiResponse, type ApiResponse, type ApiRequest } from './responses';
import { methodNotAllowed, routeUnknown } from './messages';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type MirageHandler = (request: Request) => Promise<[number, Record<string, string>, string]>;
type MirageServer = {
  registerRouteHandler(
    verb: Verb,
    path: string,
    handler: (schema: unknown, request: Request) => Promise<Response>,
  ): MirageHandler;
};
type Route = { verb: Verb; path: string; pattern: RegExp; handle: MirageHandler };

const VERBS: readonly Verb[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Keeps Mirage's registered routes, and passes requests of any transport to them. */
export class Interceptor {
  readonly routes: Route[] = [];
  namespace = '';

  create(server: MirageServer & Record<string, unknown>, config: { namespace?: string }): void {
    this.namespace = config.namespace ?? '';
    for (const verb of VERBS) {
      server[verb] = (path: string, handler: Parameters<MirageServer['registerRouteHandler']>[2]) => {
        const full = `${this.namespace}${path}`;
        const pattern = new RegExp(`^${full.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
        this.routes.push({
          verb,
          path: full,
          pattern,
          handle: server.registerRouteHandler(verb, path, handler),
        });
      };
    }
  }

  /** 404 for an unknown path, 405 for another method; HEAD is GET without a body. */
  async handle(request: ApiRequest): Promise<ApiResponse> {
    const { pathname } = new URL(request.url);
    const method = request.method.toUpperCase();
    const here = this.routes.filter(({ pattern }) => pattern.test(pathname));
    if (here.length === 0) return toApiResponse({ status: 404, json: { message: routeUnknown(pathname) } });

    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const route = here.find((candidate) => candidate.verb === verb);
    if (!route) return refuseMethod(method, pathname, here);
    const [status, headers, body] = await route.handle({
      requestBody: request.body,
      url: request.url,
      requestHeaders: request.headers as Record<string, string>,
      params: { ...route.pattern.exec(pathname)?.groups },
      queryParams: Object.fromEntries(new URL(request.url).searchParams),
    });
    return { status, headers, body: method === 'HEAD' ? '' : body };
  }
}

function refuseMethod(method: string, path: string, here: readonly Route[]): ApiResponse {
  const allowed = here
    .flatMap(({ verb }) => (verb === 'get' ? ['GET', 'HEAD'] : [verb.toUpperCase()]))
    .join(', ');
  if (method === 'OPTIONS') return { status: 200, headers: { Allow: allowed }, body: '' };
  const refused = toApiResponse({ status: 405, json: { message: methodNotAllowed(method, path, allowed) } });
  return { ...refused, headers: { ...refused.headers, Allow: allowed } };
}
