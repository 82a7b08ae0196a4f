import { act, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { Arrival } from '../../../src/views/shell/Arrival';
import { Modal } from '../../../src/views/ui/Modal';
import { UiProvider } from '../../../src/views/ui/UiProvider';
import { useOpener } from '../../../src/views/ui/useOpener';
import { findButton, settle, show, startProduct } from '../support/product';

const page = (
  <>
    <h1 tabIndex={-1}>Una pàgina</h1>
    <input aria-label="Camp" />
    <Arrival />
  </>
);

const getFocused = () => document.activeElement?.tagName;

/** An element that focuses itself. */
const Chosen = () => <input ref={(input) => input?.focus()} />;

function Palette({ onClose }: { onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null);
  useOpener();
  return (
    <Modal title="Cerca" first={first} onClose={onClose}>
      <input ref={first} />
    </Modal>
  );
}

/** A palette opened from a page's own button, which goes with that page. */
function Leaving() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Obre
        </button>
      )}
      {isOpen && <Palette onClose={() => setOpen(false)} />}
      <button type="button" onClick={() => setThere(false)}>
        Treu
      </button>
      {page}
    </>
  );
}

let product: Awaited<ReturnType<typeof startProduct>>;
beforeEach(async () => {
  product = await startProduct();
});

async function arrive(path: string, index: number): Promise<void> {
  act(() => product.navigation.send({ type: 'navigation.arrived', path, query: {}, index }));
  await settle();
}

test("the first page keeps the browser's focus", async () => {
  await arrive('/login', 0);
  await show(product, page);
  expect(getFocused()).toBe('BODY');
});

test('the next page gets the focus at its heading, even if that code loads after it', async () => {
  await arrive('/login', 0);
  await arrive('/recordar_contrasenya', 1);
  await show(product, page);
  expect(getFocused()).toBe('H1');
});

test.each([
  [
    'an element outside of the page loses the focus to the heading',
    createPortal(<Chosen />, document.body),
    'H1',
  ],
  ['a field focused in the page keeps the focus', <Chosen key="chosen" />, 'INPUT'],
])('with code that loads after the page, %s', async (_, chosen, focused) => {
  await arrive('/login', 0);
  await arrive('/recordar_contrasenya', 1);
  await show(product, [chosen, page]);
  expect(getFocused()).toBe(focused);
});

test('a palette opened while a page loads keeps the focus, and passes it to the heading when it closes', async () => {
  await arrive('/login', 0);
  await show(
    product,
    <UiProvider>
      <Leaving />
    </UiProvider>,
  );
  findButton('Obre').focus();
  act(() => findButton('Obre').click());
  expect(getFocused()).toBe('INPUT');

  act(() => findButton('Treu').click());
  await arrive('/recordar_contrasenya', 1);
  expect(getFocused()).toBe('INPUT');
  act(() => findButton('Tanca').click());
  expect(getFocused()).toBe('H1');
});

test("the title of a form with issues wins over the page's title that loads later", async () => {
  document.head.innerHTML = '<title>Punt Jove</title>';
  await arrive('/login', 0);
  await show(product, <title>Error: Inici de sessió</title>);
  await show(product, <Arrival />);
  expect([...document.querySelectorAll('title')].map(({ text }) => text)).toEqual([
    'Error: Inici de sessió',
    'Inici de sessió · Punt Jove',
  ]);
});
