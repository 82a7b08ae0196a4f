import { DOOR_PATH } from './door/path';
import { base } from '../views/ui/base';
import { readPlace } from '../views/ui/place';

/** Follows addresses behind a `#` as browsers follow paths: the demo's own pages, and links within. */
export function watchHash(findOwnPage: () => string | null): void {
  const present = findOwnPage();
  // `/` is the door's only until the sign-in; with its own address, going to `/` is a change.
  if (present !== null && readPlace().pathname === `${base}/`)
    history.replaceState(null, '', base + DOOR_PATH);

  addEventListener('popstate', (event) => {
    if (findOwnPage() === present) return;
    event.stopImmediatePropagation();
    location.reload();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const to = link?.getAttribute('href') ?? base + '/';
    if (event.defaultPrevented || to.startsWith(`${base}/`)) return;
    event.preventDefault();
    const target = document.getElementById(to.slice(1));
    target?.scrollIntoView();
    target?.focus();
  });
}
