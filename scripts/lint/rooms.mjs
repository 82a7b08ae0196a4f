/**
 * The allowed imports of each room. A file belongs to the longest key that its path begins with (`*` is one name) and may
 * always import its own room. An entry is a path in the project or a package, with everything below it. `type x` allows
 * types only, `dynamic x` `import()` only, `*` anything, including a name computed at run time. A test refuses entries
 * that no import needs.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  'src/domain': ['zod/mini'],
  'src/text': ['src/domain', 'dayjs'],
  'src/api': ['src/domain', 'src/start', 'zod/mini'],
  'src/machines': ['src/domain', 'src/api', 'xstate', '@tanstack/form-core'],
  'src/journal': ['xstate'],
  'src/hooks': ['src/domain', 'src/start', 'type src/machines', 'react', '@xstate/react', 'type xstate'],
  'src/views/ui': [
    'src/text/ui',
    'src/domain/values',
    'type src/domain/access/routes',
    'react',
    'react-dom',
    'wouter',
    'primereact',
  ],
  'src/views/shared': ['src/domain', 'src/text', 'src/hooks', 'src/views/ui', 'react'],
  'src/views/*': [
    ...['src/domain', 'src/text', 'src/machines', 'src/hooks', 'src/views/ui', 'src/views/shared'],
    ...['src/views/forms', 'src/views/list'],
    ...['react', 'react-dom', '@xstate/react', '@tanstack/react-form', 'wouter', 'type xstate'],
  ],
  'src/views/calendar/grid': [
    ...['src/domain', 'src/text', 'src/views/ui', 'src/views/shared'],
    ...['react', 'react-big-calendar', 'dayjs'],
  ],
  'src/app/browser': [
    ...['src/domain', 'src/api', 'src/machines', 'src/hooks', 'src/views/shell', 'src/views/ui'],
    ...['react', 'xstate'],
  ],
  'src/app/journal': [
    ...['src/domain', 'src/machines', 'src/journal', 'src/views/shell', 'src/app/browser'],
    ...['react', 'type xstate'],
  ],
  'src/app/screens': [
    ...['src/domain', 'src/api', 'src/machines', 'src/views', 'src/app/browser', 'dynamic src/app/journal'],
    ...['type react', 'xstate'],
  ],
  'src/app': [
    ...['src/domain', 'src/start', 'src/api', 'src/machines', 'src/hooks', 'src/views'],
    ...['react', 'react-dom', '@xstate/react', 'xstate'],
  ],
  'src/demo': [
    ...['src/domain', 'src/text', 'src/start', 'src/machines', 'src/journal', 'src/hooks', 'src/views/ui'],
    ...['src/app', 'react', 'react-dom', '@xstate/react', 'xstate', 'wouter', 'type @tanstack/react-form'],
    ...['type mock-server', 'dynamic mock-server', 'zod/mini', 'modern-screenshot'],
  ],
  'src/start': ['react'],
  'src/start/prerender.tsx': ['src/app', 'src/machines', 'react-dom', 'xstate'],
  'src/main.tsx': ['src/app', 'src/views/ui/theme'],
  'mock-server/kit': ['src/domain', 'zod/mini'],
  'mock-server/catalogs': ['src/domain'],
  'mock-server/store': ['src/domain', 'mock-server/kit', 'zod/mini'],
  'mock-server/seed': ['src/domain', 'mock-server/kit', 'mock-server/catalogs', 'mock-server/store'],
  'mock-server/access': ['src/domain', 'mock-server/store'],
  'mock-server/http': [
    ...['src/domain', 'mock-server/kit', 'type mock-server/store', 'mock-server/access', 'miragejs'],
    'type zod/mini',
  ],
  'mock-server/serializers': [
    ...['src/domain', 'src/text/options', 'mock-server/kit', 'mock-server/catalogs', 'mock-server/store'],
    'mock-server/access',
  ],
  'mock-server/validation': [
    ...['src/domain', 'mock-server/kit', 'mock-server/catalogs', 'mock-server/store', 'mock-server/http'],
    ...['@noble/hashes', 'type zod/mini'],
  ],
  'mock-server/routes': [
    ...['src/domain', 'mock-server/catalogs', 'mock-server/store', 'mock-server/access', 'mock-server/http'],
    ...['mock-server/serializers', 'mock-server/validation'],
  ],
  'mock-server/calls': [
    ...['src/domain', 'src/text/options', 'src/text/ui/words', 'type mock-server/http', 'mock-server/routes'],
    ...['mock-server/serializers', 'zod/mini'],
  ],
  'mock-server/openapi': ['src/domain', 'mock-server/calls', 'mock-server/http/repeats', 'zod/mini'],
  'mock-server/server.ts': ['mock-server/http', 'mock-server/calls', 'miragejs'],
  'mock-server/backend.ts': [
    ...['type mock-server/store', 'mock-server/seed', 'mock-server/http', 'mock-server/routes'],
    'mock-server/server',
  ],
  'mock-server/transports': [
    'src/domain',
    'mock-server/kit',
    'mock-server/http',
    'type mock-server/backend',
    'node:',
  ],
  'mock-server/demo': [
    ...['src/domain', 'mock-server/store', 'mock-server/seed', 'mock-server/access', 'mock-server/http'],
    ...['mock-server/serializers', 'mock-server/backend', 'zod/mini'],
  ],
  'mock-server/browser.ts': ['mock-server/calls', 'mock-server/transports', 'mock-server/demo'],
  'mock-server/node.ts': [
    ...['mock-server/seed', 'mock-server/openapi', 'mock-server/backend', 'mock-server/transports'],
  ],
  scripts: ['node:', 'dynamic *'],
  'scripts/vite': ['node:', 'dynamic *'],
  tests: ['*'],
};
