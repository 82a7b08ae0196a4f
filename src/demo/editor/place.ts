import type { Place } from '../../../mock-server/demo/scenario';
import { findLabel } from '../play/describe';

/** Selectors of pressable elements, and of the areas around them. */
const PRESSED = 'a, button, input, select, textarea, label, summary, [role]';
const AREA = 'nav, main, header, [role=dialog], [role=alertdialog]';

/** The demo's own tools, which belong to no lesson. */
const OWN = '.demo-panel, .demo-button, .lesson, .demo-picking';

/** Ids that the product gives, unlike those of a library or of React. */
const GIVEN_ID = /^[a-z][a-z_]*(\.[a-z_]+|\.\d+)*$/;

const MAX_TEXT = 80;

const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

function nameTag(element: Element): string {
  const role = element.getAttribute('role');
  const tag = element.tagName.toLowerCase();
  return role !== null && tag !== 'a' && tag !== 'button' ? `[role=${role}]` : tag;
}

/** What an element says, without the numbers in it that change: counters, and a count at the end. */
function readText(element: Element): string {
  const counters = [...element.querySelectorAll('.counter')].map(({ textContent }) => textContent);
  const text = counters.reduce((whole, one) => whole.replace(one, ''), element.textContent);
  return text.replace(/\s*\(\d+\)\s*$/, '').trim();
}

/** The place of a field, by its dotted name, which is its id. */
export const toFieldPlace = (name: string): Place => ({ selector: `[id=${quote(name)}]`, text: '' });

export const isOwn = (element: Element): boolean => element.closest(OWN) !== null;

/** The place of what was pressed; null for what has neither a name nor a text. */
export function toPlace(target: Element): Place | null {
  const pressed = target.closest(PRESSED);
  const element = pressed?.tagName === 'INPUT' ? (pressed.closest('label') ?? pressed) : pressed;
  if (!element || isOwn(element)) return null;
  if (GIVEN_ID.test(element.id)) return toFieldPlace(element.id);
  const area = element.parentElement?.closest(AREA);
  const where = [area && nameTag(area), nameTag(element)].filter(Boolean).join(' ');
  const text = readText(element).slice(0, MAX_TEXT);
  const label = element.getAttribute('aria-label');
  if (text !== '') return { selector: where, text };
  return label === null ? null : { selector: `${where}[aria-label=${quote(label)}]`, text: '' };
}

/** The name of a place for a person; null for one that has none. */
export function namePlace({ selector, text }: Place): string | null {
  if (text !== '') return text.replaceAll(/\s+/g, ' ');
  const [, attribute, name] = /\[(id|aria-label)="(.+)"\]$/.exec(selector) ?? [];
  return (attribute === 'id' && name !== undefined ? findLabel(name) : name) ?? null;
}
