import { createServer } from 'miragejs';
import type { ApiCall } from './calls/call';
import { TAGS } from './calls/tags';
import { Interceptor } from './http/interceptor';
import { serve, type ServerContext } from './http/middleware';

type Config = NonNullable<Parameters<typeof createServer>[0]>;

/** Mirage has the route table (spec §7), the context's store the data. */
export function createApi(context: ServerContext): Interceptor {
  const interceptor = new Interceptor();
  const options = {
    interceptor,
    namespace: '/api',
    routes() {
      for (const call of TAGS.flatMap(({ calls }) => calls)) {
        const verb = call.method.toLowerCase() as Lowercase<ApiCall['method']>;
        this[verb](call.path.replace('{id}', ':id'), serve(context, call));
      }
    },
  } satisfies Config & { interceptor: Interceptor };
  createServer(options);
  return interceptor;
}
