import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { RootErrorBoundary } from '../../../src/views/shell/RootErrorBoundary';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Broken(): never {
  throw new Error('boom');
}

afterEach(() => vi.restoreAllMocks());

test("a view that throws leaves 'Error: {msg}' and a link (spec §2), even if the help throws too", () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  act(() =>
    createRoot(container).render(
      <RootErrorBoundary help={() => <Broken />}>
        <Broken />
      </RootErrorBoundary>,
    ),
  );
  expect(container.querySelector('main [role=alert]')?.textContent).toBe('Error: boom');
  expect(container.querySelector('button')?.textContent).toBe('Torna a carregar la pàgina');
});

test('a page whose nodes an extension has removed is drawn anew, not again and again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  const root = createRoot(container);
  const draw = (isLong: boolean) =>
    act(() =>
      root.render(
        <RootErrorBoundary help={() => null}>
          <main>
            {isLong && <i />}
            <b />
          </main>
        </RootErrorBoundary>,
      ),
    );
  draw(false);
  container.querySelector('b')?.remove();
  draw(true);
  expect(container.innerHTML).toBe('<main><i></i><b></b></main>');
  draw(false);
  container.querySelector('b')?.remove();
  draw(true);
  expect(container.querySelector('[role=alert]')?.textContent).toContain('Error: ');
});
