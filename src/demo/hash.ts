import { DOOR_PATH } from './door/path';
import { base } from '../views/ui/base';
import { readPlace } from '../views/ui/place';

/**
 * What the browser does by itself where addresses are paths. Another one behind the `#` loads nothing, so that the demo's
 * pages of their own are loaded here; and a link within the page would take the address's place.
 */
export function watchHash(isOwnPage: () => boolean): void {
  const was = isOwnPage();
  // The first address leads elsewhere as soon as somebody is signed in: going there is a change then.
  if (was && readPlace().pathname === `${base}/`) history.replaceState(null, '', base + DOOR_PATH);

  addEventListener('popstate', (event) => {
    if (isOwnPage() === was) return;
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
