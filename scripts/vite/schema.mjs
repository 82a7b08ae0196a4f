import { join } from 'node:path';

/** File beside the demo that describes the files of scenarios. */
export const SCHEMA = 'escenari.schema.json';

const root = join(import.meta.dirname, '../..');

/** The description by the schema that the demo's door reads scenarios by. @returns {Promise<string>} */
async function describe() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'mock-server/demo/schema.ts'), {
    root,
    configFile: false,
  });
  return /** @type {typeof import('../../mock-server/demo/schema.ts')} */ (module).describeScenario();
}

/** Puts the description beside the demo. @returns {import('vite').Plugin} */
export function schema() {
  return {
    name: 'scenario-schema',
    apply: ({ build }) => !build?.ssr,
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + SCHEMA, (_, response, next) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        describe().then((text) => response.end(text), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCHEMA, source: await describe() });
    },
  };
}
