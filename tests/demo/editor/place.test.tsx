import { afterEach, expect, test } from 'vitest';
import { namePlace, toPlace } from '../../../src/demo/editor/place';
import { watchPresses } from '../../../src/demo/editor/presses';

afterEach(() => document.body.replaceChildren());

/** Places of the elements of a page that are marked. */
function read(html: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('[data-press]')].map((element) => {
    const place = toPlace(element);
    return [place, place && namePlace(place)];
  });
}

test('a place is named by its area and its text', () => {
  expect(
    read(`<nav><a href="/"><span data-press>Calendari</span></a></nav>
      <main><button data-press> Desa la consulta </button></main>
      <div role="alertdialog"><button data-press>Marca-la</button></div>
      <main><div role="option" data-press>Lleure</div></main>`),
  ).toEqual([
    [{ selector: 'nav a', text: 'Calendari' }, 'Calendari'],
    [{ selector: 'main button', text: 'Desa la consulta' }, 'Desa la consulta'],
    [{ selector: '[role=alertdialog] button', text: 'Marca-la' }, 'Marca-la'],
    [{ selector: 'main [role=option]', text: 'Lleure' }, 'Lleure'],
  ]);
});

test('a place is named without the numbers in it that change', () => {
  expect(
    read(`<nav><a href="/"><span data-press>Assessories</span>
      <span><span class="counter"><span>6</span><span> per tancar</span></span></span></a></nav>
      <main><button data-press>Exporta CSV (180)</button><button data-press>Taula (CSV)</button></main>`),
  ).toEqual([
    [{ selector: 'nav a', text: 'Assessories' }, 'Assessories'],
    [{ selector: 'main button', text: 'Exporta CSV' }, 'Exporta CSV'],
    [{ selector: 'main button', text: 'Taula (CSV)' }, 'Taula (CSV)'],
  ]);
});

test('a field is its id, a button without a text its label, a choice its words', () => {
  expect(
    read(`<label for="jove.nom">Nom *</label><input id="jove.nom" data-press>
      <main><button aria-label="Més &quot;accions&quot;" data-press></button>
      <label>Dona<input type="radio" id="_r_3_" data-press></label></main>`),
  ).toEqual([
    [{ selector: '[id="jove.nom"]', text: '' }, 'Nom'],
    [{ selector: 'main button[aria-label="Més \\"accions\\""]', text: '' }, 'Més \\"accions\\"'],
    [{ selector: 'main label', text: 'Dona' }, 'Dona'],
  ]);
});

test('what cannot be pressed, and the tools of the demo, are no place', () => {
  expect(
    read(`<main><p data-press>Text</p></main>
      <section class="demo-panel"><button data-press>Prova-la</button></section>
      <button class="demo-button" data-press>Porta</button>`).map(([place]) => place),
  ).toEqual([null, null, null]);
});

test('presses are given once, the last one first, and are forgotten by a press in the panel', () => {
  document.body.innerHTML = `<main><button id="_r_1_">Obre</button><button id="_r_2_">Desa</button></main>
    <section class="demo-panel"><button>Tanca</button></section>`;
  const [open, save, close] = document.querySelectorAll('button');
  const { take, stop } = watchPresses();
  const press = (...all: (HTMLElement | undefined)[]) => all.forEach((one) => one?.click());
  press(open, save, open);
  expect(take().map(({ text }) => text)).toEqual(['Obre', 'Desa']);
  expect(take()).toEqual([]);
  press(open, close, save);
  expect(take().map(({ text }) => text)).toEqual(['Desa']);
  stop();
  press(open);
  expect(take()).toEqual([]);
});
