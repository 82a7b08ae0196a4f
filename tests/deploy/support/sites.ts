/** A site that scripts/testDeploy.mjs serves. */
export type Served = {
  /** With its base, and a slash at the end. */
  url: string;
  base: string;
  /** nginx's own: its logs are in it. */
  folder: string;
  /** What is served, as it lies. */
  www: string;
  /** The built folder that was published. */
  build: string;
  /** The API behind it, by itself. */
  api: string;
};

/** The served sites by name, in `npm run test:deploy` alone. */
export const sites = JSON.parse(process.env['DEPLOY_SITES'] ?? '{}') as Readonly<Record<string, Served>>;
