import type { Step } from '../../../mock-server/demo/scenario';

const LASTS = 6_000;

/** None for a selector that is none: it comes from a file. */
function select(selector: string): HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** Shows where a step is done, for some milliseconds; false where it is not on this page. */
export function pointAt(at: Step['at'], lasts = LASTS): boolean {
  if (!at) return false;
  const found = select(at.selector).find(
    (element) => element.textContent.includes(at.text) && element.getClientRects().length > 0,
  );
  if (!found) return false;
  found.scrollIntoView({ block: 'center', inline: 'nearest' });
  found.dataset['pointed'] = '';
  setTimeout(() => delete found.dataset['pointed'], lasts);
  return true;
}
