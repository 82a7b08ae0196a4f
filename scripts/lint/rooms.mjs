/**
 * The allowed imports of each room. A file belongs to the longest key that its path begins with (`*` is one name) and may
 * always import its own room. An entry is a path in the project or a package, with everything below it. `type x` allows
 * types only, `dynamic x` `import()` only, `*` anything, including a name computed at run time.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  'src/domain': ['zod/mini'],
  'src/text': ['src/domain', 'dayjs/locale', 'zod/locales', 'zod/v4/locales'],
  'src/api': ['src/domain', 'zod/mini'],
  'src/machines': ['src/domain', 'src/api', 'xstate', '@tanstack/form-core'],
  'src/journal': ['xstate'],
  'src/hooks': ['src/domain', 'type src/machines', 'react', '@xstate/react', 'type xstate'],
  'src/views/ui': ['src/text/ui', 'react', 'react-dom', 'wouter', 'primereact'],
  'src/views/shared': [
    ...['src/domain', 'src/text', 'type src/machines', 'src/hooks', 'src/views/ui'],
    ...['react', 'react-big-calendar'],
  ],
  'src/views/*': [
    ...['src/domain', 'src/text', 'src/machines', 'src/hooks', 'src/views/ui', 'src/views/shared'],
    ...['src/views/forms', 'src/views/list'],
    ...['react', 'react-dom', '@xstate/react', '@tanstack/react-form', 'wouter', 'type xstate'],
  ],
  'src/views/demo': [
    ...['src/domain', 'src/text', 'src/machines', 'src/journal', 'src/hooks', 'src/views/ui'],
    ...['react', 'react-dom', '@xstate/react', 'xstate', 'wouter', 'type mock-server'],
    ...['type @tanstack/react-form'],
  ],
  'src/app': [
    ...['src/domain', 'src/text', 'src/api', 'src/machines', 'src/journal', 'src/hooks', 'src/views'],
    ...['react', 'react-dom', '@xstate/react', 'xstate', 'wouter', 'primereact', '@fontsource-variable'],
  ],
  'src/boot.ts': [],
  'src/worker.ts': [],
  'src/main.tsx': ['src', 'react', 'react-dom', 'xstate', 'dynamic mock-server'],
  'mock-server': ['src/domain', 'miragejs', 'dayjs', 'zod/mini'],
  'mock-server/demo': ['mock-server', 'src/domain', 'zod/mini'],
  'mock-server/serializers': ['mock-server', 'src/domain', 'src/text/options'],
  'mock-server/calls': [
    ...['mock-server/http', 'mock-server/routes', 'src/domain', 'src/text/options', 'src/text/ui/words'],
    'zod/mini',
  ],
  'mock-server/http/transports': ['mock-server', 'src/domain', 'miragejs', 'node:'],
  scripts: ['node:', 'type vite', 'dynamic *'],
  'scripts/vite': ['scripts', 'react', 'subset-font', 'node:', 'type vite', 'dynamic *'],
  tests: ['*'],
};
