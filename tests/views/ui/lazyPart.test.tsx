import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../../src/views/ui/lazyPart';
import { find, render, settle } from './render';

const Floor = () => <p>Terra</p>;
const gone = () =>
  Promise.reject<{ Floor: typeof Floor }>(
    new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/Floor-a1.js'),
  );

async function read(Part: ReturnType<typeof lazyPart<'Floor', object>>) {
  render(
    <main>
      <h1>Inici</h1>
      <Part />
    </main>,
  );
  await settle();
  return find('main').innerHTML;
}

test('a part of a page is rendered once its code has loaded', async () => {
  expect(await read(lazyPart('Floor', () => Promise.resolve({ Floor })))).toBe('<h1>Inici</h1><p>Terra</p>');
});

test('a decorative part that fails to load is missing silently (spec §8)', async () => {
  expect(await read(lazyPart('Floor', gone))).toBe('<h1>Inici</h1>');
});

test('a needed part that fails to load names the missing file in its place (spec §8)', async () => {
  expect(await read(lazyPart('Floor', gone, 'needed'))).toBe(
    '<h1>Inici</h1><p class="missing-part" role="alert"><span>Error carregant un recurs (script): /assets/Floor-a1.js</span> <button type="button" class="button">Torna a carregar la pàgina</button></p>',
  );
});

test('a needed part names itself if the browser does not name the file', async () => {
  const failed = () => Promise.reject<{ Floor: typeof Floor }>(new TypeError('Importing failed.'));
  expect(await read(lazyPart('Floor', failed, 'needed'))).toContain(
    'Error carregant un recurs (script): Floor</span> <button',
  );
});

test('a needed part that failed is loaded again when the browser is back online', async () => {
  const load = vi.fn<typeof gone>(gone);
  await read(lazyPart('Floor', load, 'needed'));
  load.mockResolvedValue({ Floor });
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(find('main').innerHTML).toBe('<h1>Inici</h1><p>Terra</p>');
});

test('a needed part that failed is loaded again where it is shown anew', async () => {
  const load = vi.fn<typeof gone>(gone);
  const Part = lazyPart('Floor', load, 'needed');
  await read(Part);
  load.mockResolvedValue({ Floor });
  expect(await read(Part)).toBe('<h1>Inici</h1><p>Terra</p>');
});
