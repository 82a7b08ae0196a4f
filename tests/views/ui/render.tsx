import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { UiProvider } from '../../../src/views/ui/UiProvider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A window of this width; the queries of the layout answer accordingly. */
export function setWidth(rem: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: rem <= Number(/max-width: ([\d.]+)rem/.exec(query)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }));
}

let drawn: Root | undefined;

/** Draws in the document, alone; answers a function that draws again in its place. */
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

/** The element of a role with an accessible name of its own, or with this text. */
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

/** A press of a key on whatever has the focus. */
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

/** How the focused element is called. */
export function getFocused(): string {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

/** Lets observers and timers of no duration run. */
export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

/**
 * A press by the mouse as Safari makes it: a button, radio or checkbox takes no focus. It goes to the
 * nearest ancestor that takes it, or nowhere.
 */
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
