import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../../../vite.config';
import { VIEW_DEFECTS } from './defects';

/** Our configuration, with the defect that the environment names. */
export default defineConfig((env) =>
  mergeConfig(config(env), {
    plugins: [
      {
        name: 'planted-defect',
        enforce: 'pre',
        transform(code: string, file: string) {
          const defect = VIEW_DEFECTS.find(({ id }) => id === process.env['VIEW_DEFECT']);
          if (!defect || !file.endsWith(`/src/${defect.file}`)) return null;
          return code.replace(defect.from, () => defect.to);
        },
      },
    ],
  }),
);
