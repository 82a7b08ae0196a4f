/** Has index.html load the demo's entry in a build of the demo. @returns {import('vite').Plugin} */
export function demoEntry() {
  let isDemo = false;
  return {
    name: 'demo-entry',
    configResolved({ env }) {
      isDemo = env['VITE_DEMO'] === 'true';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isDemo ? html.replace('/src/main.tsx', '/src/demo/main.tsx') : html),
    },
  };
}
