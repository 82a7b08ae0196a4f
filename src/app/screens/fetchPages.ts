import { ROUTES, type ScreenName } from '../../domain/access/routes';
import { getDestination } from '../../machines/navigation/destination';
import { base } from '../../views/ui/base';
import { getNavigation, type RootActor } from '../../machines/root';
import { loadScreen } from './registry';

/** What says that a link is about to be followed. */
const HINTS = ['pointerover', 'focusin', 'touchstart'];

/** The pages that bring the code of an area with them: what everybody opens first, and the calendar, whose code is the most. */
const COMMON: readonly ScreenName[] = ['consultes', 'consultaEdit'];
const CALENDAR: readonly ScreenName[] = ['calendar'];
/** What an adviser's day is made of. */
const AGENDA: readonly ScreenName[] = [...CALENDAR, 'completion'];

/** Milliseconds without anything done after which comes what is seldom asked for: the palette, and the calendar of who has no agenda. */
const LONG_REST = 20_000;

/** Milliseconds that stand for a rest where the browser tells of none. */
const REST = 200;

/** Nothing else is under way. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, REST);
  });

/** Whether somebody pays for each byte, and asks for none that may not be needed. */
function isThrifty(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Has the code of pages come before they are opened: at rest once somebody is in, and at once where a link is pointed at.
 * What does not come is asked for again when the page is opened, which says so.
 */
export function fetchPages(root: RootActor): void {
  if (isThrifty()) return;
  const navigation = getNavigation(root);
  let acted = performance.now();

  function find(path: string): ScreenName | null {
    const { status, permissions } = navigation.getSnapshot().context;
    if (status === 'unknown') return null;
    const destination = getDestination(ROUTES, path, status, permissions);
    return destination.kind === 'screen' ? destination.screen : null;
  }
  const fetch = (name: ScreenName): Promise<unknown> => loadScreen(name).catch(() => {});

  const onHint = ({ target }: Event): void => {
    acted = performance.now();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || !link.pathname.startsWith(base)) return;
    const name = find(link.pathname.slice(base.length));
    if (name) void fetch(name);
  };
  for (const hint of HINTS) addEventListener(hint, onHint, { capture: true, passive: true });

  async function restLong(): Promise<void> {
    while (performance.now() - acted < LONG_REST) {
      await new Promise((resolve) => {
        setTimeout(resolve, LONG_REST);
      });
    }
  }

  async function fetchAll(): Promise<void> {
    const open = new Set(ROUTES.map(({ path }) => find(path.replace(':id', '1'))));
    const role = root.getSnapshot().children.auth?.getSnapshot().context.session?.user.role ?? '';
    const hasAgenda = role.startsWith('assesor_') || role === 'informador_integral';
    for (const name of hasAgenda ? [...AGENDA, ...COMMON] : [...COMMON, ...CALENDAR]) {
      if (!open.has(name)) continue;
      await (name === 'calendar' && !hasAgenda ? restLong() : rest());
      if (navigation.getSnapshot().context.status !== 'signedIn') return;
      await fetch(name);
    }
    await restLong();
    await import('../../views/shell/shortcuts/ShortcutDialog').catch(() => {});
  }
  const start = (): void => {
    const snapshot = navigation.getSnapshot();
    if (snapshot.context.status !== 'signedIn' || !snapshot.hasTag('shown')) return;
    shown.unsubscribe();
    void fetchAll();
  };
  const shown = navigation.subscribe(start);
  start();
}
