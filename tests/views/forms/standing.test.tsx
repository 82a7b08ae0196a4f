import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { openProduct, press, settle, type Product } from '../support/openProduct';
import { check, choose, fillPerson, type } from './fill';

let product: Product;

const read = (id: string) => (document.getElementById(id) as HTMLInputElement).value;

/** The tick of a minute, which also comes when the tab is shown again. */
const tick = (now: string) =>
  act(() => product.root.send({ type: 'clock.ticked', now: Date.parse(now), today: now.slice(0, 10) }));

const FORMS = [
  ['a new consulta', '/consultes/nova', 'data'],
  ['a new assessoria', '/assessories/nova', 'date'],
] as const;

describe.each(FORMS)('the moment of %s', (_, path, id) => {
  test('follows the clock while it is untouched, over midnight too', async () => {
    product = await openProduct('admin', path);
    expect([read(id), read(`${id}-time`)]).toEqual(['20/11/2026', '11:20']);
    tick('2026-11-20T11:45:10+01:00');
    expect([read(id), read(`${id}-time`)]).toEqual(['20/11/2026', '11:45']);
    tick('2026-11-21T09:01:00+01:00');
    expect([read(id), read(`${id}-time`)]).toEqual(['21/11/2026', '09:01']);
  });

  test.each([
    ['-time', '10:15', ['20/11/2026', '10:15']],
    ['-time', '', ['20/11/2026', '']],
    ['', '19/11/2026', ['19/11/2026', '11:20']],
  ])('stays once its field%s holds %j', async (part, text, held) => {
    product = await openProduct('admin', path);
    type(`${id}${part}`, text);
    tick('2026-11-21T09:01:00+01:00');
    expect([read(id), read(`${id}-time`)]).toEqual(held);
  });
});

test('a consulta that another field was filled in for is stored at the time of its saving', async () => {
  product = await openProduct('informador', '/consultes/nova');
  await choose('canal', 'Telèfon');
  await choose('ambit', 'Treball');
  check('edat', '16-19');
  check('genere', 'dona');
  tick('2026-11-20T11:45:00+01:00');
  await press("Desa i crea'n una altra");
  await settle();
  const stored = () => [...product.backend.getStore().state.consultes.values()].at(-1)?.data;
  expect(stored()).toBe(Date.parse('2026-11-20T11:45:00+01:00'));
  tick('2026-11-20T12:32:00+01:00');
  expect(read('data-time')).toBe('12:32');
});

test('a slot that was chosen is not replaced by the time', async () => {
  product = await openProduct('admin', '/assessories/nova');
  check('when', 'slot');
  tick('2026-11-20T11:45:00+01:00');
  expect(document.getElementById('date')).toBeNull();
  check('when', 'date');
  expect(read('date')).toBe('');
});

test('what was sent keeps its time, since it may be stored', async () => {
  product = await openProduct('admin', '/assessories/nova', {
    fault: { kind: 'network', match: { method: 'POST', path: '/assessories$' } },
  });
  check('tipus', 'laboral');
  await choose('oficina_id', 'Oficina Gràcia');
  await fillPerson();
  await press("Desa l'assessoria");
  await settle();
  expect(product.calls).toContain('POST /api/assessories');
  tick('2026-11-20T11:45:00+01:00');
  expect(read('date-time')).toBe('11:20');
});
