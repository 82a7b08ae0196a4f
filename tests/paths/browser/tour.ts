import { expect } from '../../journeys/support/journey';
import type { Script } from './scripts';
import { findId, findOpenAssessoria, OFFICE } from './seed';
import { open } from './stage';

/** An address, and a call that it makes with its query. */
type Place = readonly [path: string, call?: string];

const done = (tipus: string): number =>
  findId('assessories', (one) => one.tipus === tipus && one.realitzacio !== null && !one.bloquejada);

const PERIOD = 'data_inici=2026-11-02&data_fi=2026-11-13';

const LISTS: readonly Place[] = [
  [`/consultes?${PERIOD}&oficina_id=${OFFICE}&canal=presencial&sort=-id&page=2`, 'GET /consultes$'],
  ['/consultes?page=2', 'GET /consultes$'],
  ['/assessories?quan=passades', 'GET /assessories$'],
  [`/assessories?${PERIOD}&tipus=laboral&estat=realitzada&sort=jove.nom`, 'GET /assessories$'],
  ['/assessories?estat=no_assistida', 'GET /assessories$'],
  [`/activitats?quan=totes&oficina_id=${OFFICE}&marc=1&area=1`, 'GET /activitats$'],
  ['/professionals?role=informador_integral&actiu=true&sort=-cognom', 'GET /professionals$'],
  ['/calendari?vista=dia&data=2026-11-24&professional_id=tots', 'GET /cites$'],
  ['/calendari?vista=llista&data=2026-11-24&amaga=laboral.habitatge', 'GET /cites$'],
  ['/calendari?vista=mes&professional_id=4&lliures=no', 'GET /cites$'],
];

const visit = (name: string, who: string, places: () => readonly Place[]): Script => ({
  name,
  machine: 'navigation',
  who,
  async act(stage, look) {
    const { page } = stage;
    for (const [path, call] of places()) {
      if (call !== undefined) await stage.hold(call);
      if (page.url() === 'about:blank') await open(stage, path);
      else await stage.typeAddress(path);
      if (call !== undefined) {
        await stage.expectHeld(call);
        await stage.release(call);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await look(path);
    }
  },
});

/** Pages by their addresses: each filter, view and detail once. */
export const TOUR: readonly Script[] = [
  visit('lists and calendars by their addresses', 'admin', () => LISTS),
  visit('details and homes by their addresses', 'informador_integral', () => [
    ['/'],
    ...['laboral', 'academica'].map((tipus): Place => [`/assessories/${done(tipus)}`]),
    [`/assessories/${findOpenAssessoria()}`],
    ['/ajuda'],
    ['/perfil'],
  ]),
  visit('the home of the service', 'admin', () => [['/'], ['/configuracio/control']]),
];
