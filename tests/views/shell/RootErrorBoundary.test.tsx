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
