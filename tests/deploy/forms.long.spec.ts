import type { startHttpServer } from '../../mock-server/node';
import type { FormName } from '../../mock-server/transports/quirks';
import { expectComplaints } from '../journeys/support/complaints';
import { NOW } from '../journeys/support/demo';
import { shareForms } from '../mock-server/support/services';
import { bookAndComplete, noteAndDelete } from './support/job';
import { test as site } from './support/site';

/** Forms of answers that cost a person a part of the job, by decision. */
const COSTLY: ReadonlySet<FormName> = new Set([
  // An unknown type can be neither booked nor completed.
  'typesRenamed',
  // Rows beyond a cut cannot be chosen.
  'wholeListsCut',
  // An answer without the record does not say that it was saved.
  'nothingForSaved',
]);

/** Forms for which an adviser's page asks for a list that only others may read. */
const FORBIDDEN: ReadonlySet<FormName> = new Set(['relationsAsIds', 'relationsByName']);

const REFUSED =
  'Failed to load resource: the server responded with a status of 403 () /api/professionals?per_page=100';

/** Unit tests try each form by itself. */
const SERVICES = shareForms(process.env['QUIRKS_SEED'] ?? 1, COSTLY);

const test = site.extend<{ forms: readonly FormName[] }>({
  forms: [['moreFields'], { option: true }],
  baseURL: async ({ forms, serveOwn }, give) => {
    // The API as scripts/testDeploy.mjs has built it.
    const built = String(new URL('../../dist-api/node.js', import.meta.url));
    const { startHttpServer: start } = (await import(built)) as { startHttpServer: typeof startHttpServer };
    const api = await start({ port: 0, seed: 1, clock: NOW, quirks: forms });
    const { url } = await serveOwn(api.url);
    await give(url);
    await api.close();
  },
});

for (const forms of SERVICES) {
  test.describe(forms.join(', '), () => {
    test.use({ forms });

    test('an appointment', async ({ page, complaints }) => {
      await bookAndComplete(page);
      await expectComplaints(complaints, forms.some((form) => FORBIDDEN.has(form)) ? [REFUSED] : []);
    });

    test('a consulta', ({ page }) => noteAndDelete(page));
  });
}
