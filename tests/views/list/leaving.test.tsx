import { expect, test, vi } from 'vitest';
import { findControl, openProduct, press, readAll } from '../support/openProduct';

test('a row that is being deleted is muted and says so, until it is undone, which is said', async () => {
  await openProduct('informador_integral', '/assessories?estat=pendent');
  const readLeaving = () => readAll('tr.table-locked .table-name');
  const name = document.querySelector('.table-name a')?.textContent ?? '';
  expect(readLeaving()).toEqual([]);
  await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
  await press(findControl('Elimina', '[role=menuitem]'));
  await press('Eliminar');
  expect(readLeaving()).toEqual([`${name} S'eliminarà`]);
  expect(readAll('.undo-bar button')).toEqual(['Desfés', 'Elimina ara']);
  await press('Desfés (Ctrl+Z)');
  expect([readLeaving(), readAll('.notice-message')]).toEqual([[], ["S'ha desfet"]]);
});

test.each([
  ['keeps the calls of a page that is left sends a deletion unasked', false],
  ['ends them asks before a deletion that waits is lost', true],
])('a browser that %s', async (_, endsCalls) => {
  await openProduct('informador_integral', '/assessories?estat=pendent');
  if (endsCalls) vi.stubGlobal('Request', { prototype: {} });
  await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
  await press(findControl('Elimina', '[role=menuitem]'));
  await press('Eliminar');
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(endsCalls);
});
