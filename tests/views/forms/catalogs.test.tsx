import { act } from 'react';
import { expect, test } from 'vitest';
import { openProduct, press, readAll, settle, type Product } from '../support/openProduct';
import { readHelp } from './fill';

let product: Product;

const STAFF = ['/professionals$', 'Error llistant els professionals'] as const;
const THEMES = ['/interns/tematiques$', 'Error llistant els tematiques'] as const;

/** Focuses a field, whose list may load only then. */
async function look(id: string): Promise<void> {
  act(() => document.getElementById(id)?.focus());
  await settle();
}

test.each([
  ['/activitats/nova', 'professionals', ...STAFF],
  ['/activitats/1/editar', 'submarc', '/interns/marcs$', 'Error llistant els marcs'],
  ['/assessories/601/editar', 'professional_id', ...STAFF],
  ['/consultes/1200/editar', 'professional_id', ...STAFF],
  ['/consultes/1200/editar', 'tematica_id', ...THEMES],
  ['/consultes/1200/editar', 'subtematica_id', ...THEMES],
  ['/calendari/cita/nova', 'slots-oficina', '/interns/oficines$', 'Error llistant les oficines'],
  ['/professionals/nou', 'oficina_id', '/interns/oficines$', 'Error llistant les oficines'],
])('at %s the select %s shows that its list failed, and can reload it', async (path, id, call, said) => {
  product = await openProduct('admin', path, {
    fault: { kind: 'network', match: { path: call } },
    prepare: (state, put) => {
      put();
      const consulta = state.consultes.get(1200);
      if (consulta)
        state.consultes.set(1200, { ...consulta, ambit: 1, tematica_id: [1], subtematica_id: [] });
      const activitat = state.activitats.get(1);
      if (activitat) state.activitats.set(1, { ...activitat, marc: 4, submarc: null });
    },
  });
  await look(id);
  expect(readHelp(id)).toContain(said);
  product.backend.setFault(null);
  await press(document.querySelector<HTMLElement>(`#${id}-help button`) as HTMLElement);
  expect(readHelp(id) ?? '').not.toContain(said);
});

test('a person without the right to see the staff gets no message about their list', async () => {
  product = await openProduct('assesor_laboral', '/assessories/601/editar', {
    fault: { kind: 'network', match: { path: STAFF[0] } },
    prepare: (_, put) => {
      put();
    },
  });
  await look('professional_id');
  expect([
    readHelp('professional_id'),
    product.calls.filter((call) => call.includes('/professionals')),
  ]).toEqual([null, []]);
});

test.each([
  ['/assessories', ...STAFF],
  ['/consultes', ...STAFF],
])('%s shows that the list of a filter failed', async (path, call, said) => {
  product = await openProduct('admin', path, { fault: { kind: 'network', match: { path: call } } });
  expect(product.calls.join()).not.toContain('/professionals');
  await press('Professional');
  expect(readAll('.applied-filters').join()).toContain(said);
  product.close();
  product = await openProduct('informador', path, { fault: { kind: 'network', match: { path: call } } });
  await press('Professional');
  expect(readAll('.applied-filters').join()).not.toContain(said);
});

test.each([
  ['/assessories?professional_id=17', 'the address names a professional of no row', true],
  ['/assessories', 'the filter is closed', false],
])('at %s, since %s, the staff are loaded at once: %s', async (path, _, isLoaded) => {
  product = await openProduct('admin', path);
  expect(product.calls.some((call) => call.includes('/professionals'))).toBe(isLoaded);
});

test('a filter offers the named professionals at once, and all of them after loading', async () => {
  product = await openProduct('admin', '/consultes');
  product.backend.setFault({ kind: 'network', match: { path: STAFF[0] } });
  await press('Professional');
  const before = readAll('.filter-panel .filter-option').length;
  product.backend.setFault(null);
  await press('Torna-ho a provar');
  await settle();
  expect([before < 41, readAll('.filter-panel .filter-option').length]).toEqual([true, 41]);
});

test('the calendar shows that its offices failed, and can reload them', async () => {
  product = await openProduct('admin', '/calendari', {
    fault: { kind: 'network', match: { path: '/interns/oficines$' } },
  });
  await press('Oficina');
  expect(readAll('.filter-panel')).toEqual(['Error llistant les oficines Torna-ho a provar']);
  product.backend.setFault(null);
  const retry = document.querySelector('.filter-panel button') as HTMLElement;
  act(() => retry.focus());
  await press(retry);
  expect(readAll('.filter-panel .filter-option')).toHaveLength(13);
  expect(document.activeElement?.closest('.popover')).toBeTruthy();
});
