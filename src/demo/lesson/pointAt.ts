import type { Place } from '../../../mock-server/demo/scenario';

const DURATION = 6_000;

/** Result of pointing: a mark, only covered places, or no place on this page. */
export type Pointed = 'shown' | 'covered' | 'away';

const marked = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

/** Selected elements; none for an invalid selector, which may come from a file. */
function findAll({ selector, text }: Place): HTMLElement[] {
  try {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    return found.filter(({ textContent }) => textContent.toLowerCase().includes(text.toLowerCase()));
  } catch {
    return [];
  }
}

/** First target on the page and within its open dialog, if there is one. */
export function findTarget(places: readonly Place[]): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
  return places.flatMap(findAll).find((one) => one.getClientRects().length > 0 && dialog.contains(one));
}

/** Whether an element is visible and nothing lies over its middle, once it is scrolled there. */
function isOnTop(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [box] = element.getClientRects();
  if (!box) return false;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && element.contains(top);
}

/** Button that opens the closed part of the page with an element, such as the menu of a phone. */
function findOpener(element: HTMLElement): HTMLElement | undefined {
  return findAll({ selector: '[aria-controls][aria-expanded="false"]', text: '' }).find((one) => {
    const part = document.getElementById(one.getAttribute('aria-controls') ?? '');
    return part?.contains(element) && isOnTop(one);
  });
}

function unmark(element: HTMLElement): void {
  clearTimeout(marked.get(element));
  marked.delete(element);
  delete element.dataset['pointed'];
}

export const stopPointing = (): void => [...marked.keys()].forEach(unmark);

/** Marks the first of some places for some milliseconds. */
export function pointAt(places: readonly Place[], ms = DURATION): Pointed {
  let isAny = false;
  for (const place of places) {
    const all = findAll(place);
    const found = all.find(isOnTop) ?? all.map(findOpener).find((opener) => opener !== undefined);
    isAny ||= all.some((one) => one.getClientRects().length > 0);
    if (!found) continue;
    clearTimeout(marked.get(found));
    found.dataset['pointed'] = '';
    marked.set(
      found,
      setTimeout(() => unmark(found), ms),
    );
    return 'shown';
  }
  return isAny ? 'covered' : 'away';
}
