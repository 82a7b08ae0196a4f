import type { Step } from '../../../mock-server/demo/scenario';

const DURATION = 6_000;

/** Selected elements; none for an invalid selector, which may come from a file. */
function findAll(selector: string): HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** Marks the place of a step for some milliseconds; false when it is not on this page. */
export function pointAt(at: Step['at'], ms = DURATION): boolean {
  if (!at) return false;
  const found = findAll(at.selector).find(
    (element) => element.textContent.includes(at.text) && element.getClientRects().length > 0,
  );
  if (!found) return false;
  found.scrollIntoView({ block: 'center', inline: 'nearest' });
  found.dataset['pointed'] = '';
  setTimeout(() => delete found.dataset['pointed'], ms);
  return true;
}
