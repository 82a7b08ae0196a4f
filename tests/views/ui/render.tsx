import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { UiProvider } from '../../../src/views/ui/UiProvider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Width of the window, for the media queries of the layout. */
export function setWidth(rem: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: rem <= Number(/max-width: ([\d.]+)rem/.exec(query)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }));
}

let drawn: Root | undefined;

/** Renders alone in the document; the returned function renders in its place. */
export function render(view: ReactNode): (next: ReactNode) => void {
  act(() => drawn?.unmount());
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  drawn = root;
  const draw = (next: ReactNode) => act(() => root.render(<UiProvider>{next}</UiProvider>));
  draw(view);
  return draw;
}

export function get(role: string, name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(`[role="${role}"], ${role}`)];
  const found = all.find((each) => each.ariaLabel === name || each.textContent.trim() === name);
  if (!found) throw new Error(`no ${role} ${name} among ${all.map((each) => each.outerHTML).join('\n')}`);
  return found;
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector} in ${document.body.innerHTML}`);
  return found;
}

export function press(key: string, code = key): void {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

export function click(element: HTMLElement): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    element.click();
  });
}

export function focus(element: HTMLElement): void {
  act(() => element.focus());
}

export function type(field: HTMLElement, value: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function getFocused(): string {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

/** A press as in Safari, where a button, radio or box takes no focus. */
export function pressAsSafari(element: HTMLElement): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    const goesOn = element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    const taker = element.closest<HTMLElement>('[tabindex], input:not([type=radio], [type=checkbox])');
    if (goesOn && taker) taker.focus();
    else if (goesOn && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  act(() => {
    element.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    element.click();
  });
}
