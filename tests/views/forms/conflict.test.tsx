import { act } from 'react';
import { expect, test } from 'vitest';
import type { Consulta } from '../../../mock-server/store/rows/consulta';
import {
  type Product,
  openProduct,
  readAddress,
  readAll,
  readNotices,
  settle,
  settleUntil,
} from '../support/openProduct';
import { check, choose, submit, type } from './fill';

let product: Product;

let id = 0;
const read = (): Consulta => product.backend.getStore().state.consultes.get(id) as Consulta;

async function open(): Promise<void> {
  const prepare = (state: ReturnType<Product['backend']['getStore']>['state']) => {
    const [consulta] = [...state.consultes.values()].toSorted((one, other) => other.data - one.data);
    if (!consulta) throw new Error('there is no consulta');
    ({ id } = consulta);
    state.consultes.set(id, {
      ...consulta,
      observacions: 'Al principi',
      canal: 'telefon',
      genere: 'dona',
      nombre_persones: 1,
      ambit: 1,
      tematica_id: [],
      subtematica_id: [],
    });
  };
  product = await openProduct('admin', () => `/consultes/${id}/editar`, { prepare });
}

function saveElsewhere(changes: Partial<Consulta>): void {
  const { consultes } = product.backend.getStore().state;
  consultes.set(id, { ...read(), ...changes });
}

const readPanel = () => ({
  title: readAll('.conflict h2'),
  choices: readAll('.conflict-choice').map((text) => text),
});

test('saving keeps a field that only another person changed, and the notice mentions it', async () => {
  await open();
  saveElsewhere({ nombre_persones: 7 });
  type('observacions', 'Meu');
  await submit();
  expect(read()).toMatchObject({ observacions: 'Meu', nombre_persones: 7 });
  await settleUntil(() => readNotices().length > 0);
  expect(readNotices()[0]).toContain(
    "La consulta s'ha modificat correctament.També hi ha el que una altra persona hi ha canviat mentrestant (1 camp).",
  );
});

test('a field changed by two people shows both values, and nothing is saved before a choice', async () => {
  await open();
  saveElsewhere({ observacions: 'Seu', canal: 'email' });
  type('observacions', 'Meu');
  await submit();
  expect(read()).toMatchObject({ observacions: 'Seu', canal: 'email' });
  expect(readPanel()).toEqual({
    title: ['Una altra persona ha canviat el mateix mentrestant'],
    choices: ['ObservacionsEl que has escritMeuEl que hi ha araSeu'],
  });
  expect(document.activeElement?.className).toBe('conflict');
  expect((document.getElementById('observacions') as HTMLTextAreaElement).value).toBe('Meu');
  expect(readAddress()).toBe(`/consultes/${id}/editar`);

  await submit();
  expect(read()).toMatchObject({ observacions: 'Meu', canal: 'email' });
  expect(readAddress()).toBe('/consultes');
});

test('a press takes the value of the other person', async () => {
  await open();
  saveElsewhere({ observacions: 'Seu' });
  type('observacions', 'Meu');
  await submit();
  act(() => document.querySelectorAll<HTMLElement>('.conflict input')[1]?.click());
  await settle();
  expect((document.getElementById('observacions') as HTMLTextAreaElement).value).toBe('Seu');
  await submit();
  expect(read().observacions).toBe('Seu');
});

test('the values of a conflict are shown with the names of options and records', async () => {
  await open();
  saveElsewhere({ genere: 'no_binari', ambit: 2 });
  check('genere', 'home');
  await choose('ambit', 'Habitatge');
  await submit();
  expect(readPanel().choices).toEqual([
    expect.stringMatching(/^ÀmbitEl que has escritHabitatgeEl que hi ha ara\D+$/),
    'GènereEl que has escritHomeEl que hi ha araNo binari',
  ]);
});
