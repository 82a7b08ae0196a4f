import { expect, test } from 'vitest';
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

test('a part whose code comes later is drawn once it is there', async () => {
  expect(await read(lazyPart('Floor', () => Promise.resolve({ Floor })))).toBe('<h1>Inici</h1><p>Terra</p>');
});

test('one that decorates and does not arrive is missing without a word, and nothing else is (spec §8)', async () => {
  expect(await read(lazyPart('Floor', gone))).toBe('<h1>Inici</h1>');
});

test('one that a person needs says in its place what did not arrive, and nothing else is missing (spec §8)', async () => {
  expect(await read(lazyPart('Floor', gone, 'needed'))).toBe(
    '<h1>Inici</h1><p class="missing-part" role="alert">Error carregant un recurs (script): /assets/Floor-a1.js <button type="button" class="button">Torna a carregar la pàgina</button></p>',
  );
});

test('so it does where the browser does not say which file it was', async () => {
  const failed = () => Promise.reject<{ Floor: typeof Floor }>(new TypeError('Importing failed.'));
  expect(await read(lazyPart('Floor', failed, 'needed'))).toContain(
    'Error carregant un recurs (script): Floor <button',
  );
});
