import { act } from 'react';
import { press, readAll } from '../support/openProduct';

function getById(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
}

export const readShown = (id: string): string => getById(id).textContent;

export const readIssue = (id: string): string | null =>
  document.getElementById(`${id}-error`)?.textContent ?? null;
export const readHelp = (id: string): string | null =>
  document.getElementById(`${id}-help`)?.textContent ?? null;

function click(element: Element | null | undefined): void {
  if (!element) throw new Error('nothing to press');
  act(() => (element as HTMLElement).click());
}

const turn = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

export async function openChoice(id: string): Promise<string[]> {
  click(getById(id));
  await turn();
  return readAll('[role=option]');
}

export async function choose(id: string, ...names: string[]): Promise<void> {
  await openChoice(id);
  for (const name of names) {
    const option = [...document.querySelectorAll('[role=option]')].find(
      ({ textContent }) => textContent === name,
    );
    if (!option) throw new Error(`no option ${name} of ${id} among ${readAll('[role=option]').join(', ')}`);
    click(option);
  }
  const done = document.querySelector('.select-panel button');
  if (done) click(done);
  await turn();
}

export function clear(id: string): void {
  click(getById(id).parentElement?.querySelector('[aria-label^="Treu: "]'));
}

export function check(id: string, value: string | number): void {
  click(getById(id).querySelector(`[value="${value}"]`));
}

export const readChecked = (id: string): string | undefined =>
  getById(id).querySelector<HTMLInputElement>(':checked')?.value;

export function type(of: string | HTMLElement, value: string): void {
  const field = typeof of === 'string' ? getById(of) : of;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  act(() => {
    field.focus();
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const submit = (): Promise<void> => press(document.querySelector('[type=submit]') as HTMLElement);

/** Labels of a form in page order, with their asterisks. */
export const readLabels = (): string[] => readAll('form .field > .field-label');

/** Fields linked by the summary, and the same fields in page order. */
export function readSummary(): { said: string[]; ids: string[]; inPageOrder: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.error-summary a')];
  const ids = links.map((link) => link.hash.slice(1));
  const inPageOrder = [...document.querySelectorAll('form [id]')].map(({ id }) => id);
  return {
    said: links.map((link) => link.textContent),
    ids,
    inPageOrder: inPageOrder.filter((id) => ids.includes(id)),
  };
}

export async function fillPerson() {
  type('jove.nom', 'Jana');
  type('jove.cognoms', 'Inventada');
  check('edat', '16-19');
  check('genere', 'dona');
}
