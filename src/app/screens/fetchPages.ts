import { ROUTES, type ScreenName } from '../../domain/access/routes';
import { getDestination } from '../../machines/navigation/destination';
import { base } from '../../views/ui/base';
import { getNavigation, type RootActor } from '../../machines/root';
import { loadScreen } from './registry';

/** Events before a link is followed. */
const HINTS = ['pointerover', 'focusin', 'touchstart'];

/** Pages whose code brings that of their area: the most opened ones, and the calendar, the largest. */
const COMMON: readonly ScreenName[] = ['consultes', 'consultaEdit'];
const CALENDAR: readonly ScreenName[] = ['calendar'];
/** Pages of an adviser's day. */
const AGENDA: readonly ScreenName[] = [...CALENDAR, 'completion'];

/** Idle milliseconds before rarely used code: palette, help; the calendar for staff without an agenda. */
const LONG_REST = 20_000;

/** Milliseconds of waiting in browsers without `requestIdleCallback`. */
const REST = 200;

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, REST);
  });

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Loads pages' code while the browser is idle, and at once when a link is pointed at. */
export function fetchPages(root: RootActor): void {
  if (isSavingData()) return;
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
    await fetch('ajuda');
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
