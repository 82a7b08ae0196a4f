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

const sites = JSON.parse(process.env['DEPLOY_SITES'] ?? '{}') as Readonly<Record<string, Served>>;

/** The site of a name, which is a project's. */
export function getSite(name: string): Served {
  const site = sites[name];
  if (!site) throw new Error(`Nobody serves ${name}. Type: npm run test:deploy`);
  return site;
}
