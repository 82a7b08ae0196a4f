export type Served = {
  /** With its base, and a slash at the end. */
  url: string;
  base: string;
  /** Folder of nginx, with its logs. */
  folder: string;
  www: string;
  build: string;
  api: string;
};

/** Served sites by name, in `npm run test:deploy` alone. */
export const sites = JSON.parse(process.env['DEPLOY_SITES'] ?? '{}') as Readonly<Record<string, Served>>;
