import { expect, test } from 'vitest';
import { openProduct, readAll, type Product } from '../support/openProduct';

type Prepare = NonNullable<NonNullable<Parameters<typeof openProduct>[2]>['prepare']>;

let product: Product;

/** Opens the move of an appointment beside the seed's. */
async function openMove(changes: { edat?: never } = {}): Promise<void> {
  let id = 0;
  const prepare: Prepare = (_, put) => {
    ({ id } = put(changes));
  };
  product = await openProduct('informador_integral', '/perfil', { prepare });
  product.close();
  product = await openProduct('informador_integral', `/assessories/${id}/hora?data=2026-11-23`, { prepare });
}

test('offers the free hours of the day, beside when the appointment is now', async () => {
  await openMove();
  expect(readAll('h2')).toEqual(['La cita ara', 'Hora nova']);
  expect(readAll('input[type=radio]').length).toBeGreaterThan(0);
});

test('has an appointment that lacks what a new one must say completed first', async () => {
  await openMove({ edat: null as never });
  expect(readAll('main h2, main .state-panel a')).toEqual([
    'A aquesta cita li falten dades',
    'Edita les dades',
  ]);
});
