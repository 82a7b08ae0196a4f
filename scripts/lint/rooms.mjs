/**
 * Who may import whom, room by room. A file belongs to the longest key that its path begins with (`*` stands for one
 * name) and may always import its own room. An entry is a path in the project or a package, and covers what lies below
 * it; `type x` allows types alone, `dynamic x` allows `import()` alone, `*` stands for anything,
 * a name computed at run time too.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  'src/domain': ['zod/mini', 'dayjs'],
  'src/text': ['type src/domain', 'dayjs/locale', 'zod/locales', 'zod/v4/locales'],
  'src/api': ['src/domain', 'zod/mini'],
  'src/machines': ['src/domain', 'src/api', 'xstate'],
  'src/journal': ['xstate'],
  'src/views/shared': [
    ...['src/machines', 'src/domain', 'src/text', 'src/app/actors', 'src/app/data', 'src/views/styles'],
    ...['react', 'react-dom', '@xstate/react', '@tanstack/react-form', 'wouter', 'dayjs'],
    ...['primereact', 'react-big-calendar'],
  ],
  'src/views/*': [
    ...['src/machines', 'src/domain', 'src/text', 'src/views/shared', 'src/views/forms', 'src/views/list'],
    ...[
      'src/app/actors',
      'src/app/data',
      'src/app/preferences',
      'src/app/links',
      'src/app/staging',
      'src/app/theme',
    ],
    ...['react', 'react-dom', '@xstate/react', '@tanstack/react-form', 'wouter', 'type xstate'],
  ],
  'src/app': [
    ...['src/domain', 'src/text', 'src/api', 'src/machines', 'src/journal', 'src/views'],
    ...['react', 'react-dom', '@xstate/react', 'xstate', 'wouter', 'primereact', '@fontsource-variable'],
  ],
  'src/main.tsx': ['src', 'react', 'react-dom', 'xstate', 'dynamic mock-server'],
  'mock-server': ['src/domain', 'miragejs', 'dayjs', 'zod/mini'],
  'mock-server/transports': ['mock-server', 'src/domain', 'miragejs', 'node:'],
  scripts: ['node:', 'type vite', 'dynamic *'],
  tests: ['*'],
};
