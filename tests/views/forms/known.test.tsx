import { expect, test } from 'vitest';
import type { Consulta } from '../../../mock-server/store/rows/consulta';
import type { State } from '../../../mock-server/store/state';
import { openProduct, press, readAddress, readAll, type Product } from '../support/openProduct';

let product: Product;

let id = 0;

function prepare(state: State): void {
  const [newest] = [...state.consultes.values()].toSorted((one, other) => other.data - one.data);
  id = (newest as Consulta).id;
  state.consultes.set(id, { ...(newest as Consulta), observacions: 'Com era', nombre_persones: 4 });
}

const openForm = () => {
  const link = document.querySelector<HTMLElement>(`main tbody a[href$="/consultes/${id}/editar"]`);
  return press(link as HTMLElement);
};

const readForm = () => ({
  status: readAll('main [role=status]'),
  isOutOfReach: document.querySelector('form')?.closest('[inert]') !== null,
  observacions: document.querySelector<HTMLTextAreaElement>('#observacions')?.value,
  persones: document.querySelector<HTMLInputElement>('#nombre_persones')?.value,
});

test('a prefilled form is inert until the record has loaded', async () => {
  product = await openProduct('admin', '/consultes', { prepare, unanswered: /consultes\/\d+$/ });
  await openForm();
  expect(readForm()).toEqual({
    status: ['Carregant la consulta…'],
    isOutOfReach: true,
    observacions: 'Com era',
    persones: '4',
  });
});

test('the loaded record replaces the prefilled values', async () => {
  product = await openProduct('admin', '/consultes', { prepare });
  const { consultes } = product.backend.getStore().state;
  consultes.set(id, { ...(consultes.get(id) as Consulta), observacions: 'Com és' });
  await openForm();
  expect(readForm()).toEqual({
    status: [],
    isOutOfReach: false,
    observacions: 'Com és',
    persones: '4',
  });
});

test('a prefilled form never shows a record that can no longer be edited', async () => {
  product = await openProduct('admin', '/consultes', {
    prepare(state) {
      prepare(state);
      const consulta = state.consultes.get(id) as Consulta;
      state.consultes.clear();
      state.consultes.set(id, { ...consulta, data: Date.parse('2026-11-19T10:20:00Z') });
      state.dataRules = { ...state.dataRules, consultes_edicio: { dies_enrere: 0 } };
    },
    unanswered: /consultes\/\d+$/,
  });
  await openForm();
  expect([readAddress(), readForm().status, document.querySelector('form')]).toEqual([
    `/consultes/${id}/editar`,
    ['Carregant la consulta…'],
    null,
  ]);
});
