import type { Place } from '../../../mock-server/demo/scenario';

const DURATION = 6_000;

/** Selected elements; none for an invalid selector, which may come from a file. */
function findAll({ selector, text }: Place): HTMLElement[] {
  try {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    return found.filter(({ textContent }) => textContent.toLowerCase().includes(text.toLowerCase()));
  } catch {
    return [];
  }
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
  const id = element.closest('[id]')?.id;
  return findAll({ selector: '[aria-controls][aria-expanded="false"]', text: '' }).find(
    (one) => one.getAttribute('aria-controls') === id && isOnTop(one),
  );
}

/** Marks the first of some places for some milliseconds; false when none is on this page. */
export function pointAt(places: readonly Place[], ms = DURATION): boolean {
  for (const place of places) {
    const all = findAll(place);
    const found = all.find(isOnTop) ?? all.map(findOpener).find((opener) => opener !== undefined);
    if (!found) continue;
    found.dataset['pointed'] = '';
    setTimeout(() => delete found.dataset['pointed'], ms);
    return true;
  }
  return false;
}
