import { holds } from '../../domain/access/permissions';
import { ROUTES, type MenuPath, type Route } from '../../domain/access/routes';
import type { Links } from '../../hooks/links';
import { pageTitles } from '../../text/pageTitles';
import { getPermissionReason } from '../../text/permissions';
import { closedTitles, menu as texts } from '../../text/shell';
import type { IconName } from '../ui/icons/paths';
import type { MenuEntry } from '../ui/Sidebar';

/** An entry's icon and path, whose screen's title it bears; what has no screen bears a label of its own. */
type Wish = Pick<MenuEntry, 'icon'> & { id: string; path?: string; label?: string | undefined };

/** The paths that are entries, which stand in the order of the routes. */
const ICONS: Readonly<Partial<Record<MenuPath, IconName>>> = {
  '/': 'home',
  '/professionals': 'users',
  '/consultes': 'chat',
  '/assessories': 'talk',
  '/calendari': 'calendar',
  '/activitats': 'flag',
  '/xifres': 'chart',
  '/centres_educatius': 'school',
  '/oficines': 'building',
};

/** The icon of a path that is an entry. */
export function findIcon(path: string): IconName | undefined {
  return Object.hasOwn(ICONS, path) ? ICONS[path as MenuPath] : undefined;
}

const SHOWN = ROUTES.filter(({ path }) => findIcon(path));

const CONTROL = '/configuracio/control';

const SUBMENU: readonly Wish[] = [
  { id: 'control', path: CONTROL },
  { id: 'ambits', label: texts.ambits },
  { id: 'tematiques', label: texts.tematiques },
  { id: 'subtematiques', label: texts.subtematiques },
  { id: 'marcs', label: texts.marcs },
  { id: 'submarcs', label: texts.submarcs },
];

export type MenuFacts = {
  permissions: readonly string[];
  /** Where the person is. */
  path: string;
  links: Pick<Links, 'intranet' | 'treballEnXarxa'>;
  /** What waits at a path. */
  counts?: Readonly<Record<string, MenuEntry['count']>> | undefined;
};

const findRoute = (path: string | undefined): Route | undefined =>
  ROUTES.find((route) => route.path === path);

/** Whether a path, or a page below it, is where the person is. */
function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/**
 * The menu of a person (spec §2): what they may not see is absent; what has no screen, and the configuration without its
 * permission, is disabled.
 */
export function getMenu({ permissions, path, links, counts }: MenuFacts): MenuEntry[][] {
  /** What of a path's permissions a person would need; undefined where it is open. */
  function findMissing(href: string | undefined) {
    const asked = findRoute(href)?.permissions ?? [];
    return asked.some((one) => holds(permissions, one)) ? undefined : asked[0];
  }

  function toEntry({ id, label, icon, path: href }: Wish): MenuEntry {
    const screen = findRoute(href)?.screen ?? 'closed';
    return href === undefined || screen === 'closed' || screen === 'notFound'
      ? { id, label: label ?? '', icon, disabled: true }
      : {
          ...{ id, label: label ?? pageTitles[screen], icon, href },
          ...{ current: isCurrent(href, path), count: counts?.[href] },
        };
  }

  const configuracio: Wish = { id: 'configuracio', label: texts.configuracio, icon: 'gear', path: CONTROL };
  const missing = findMissing(CONTROL);
  return [
    [
      ...SHOWN.filter(({ path: href }) => findMissing(href) === undefined).map(({ path: href }) =>
        toEntry({ id: href, icon: findIcon(href), path: href, label: closedTitles[href] }),
      ),
      missing === undefined
        ? { ...toEntry(configuracio), children: SUBMENU.map(toEntry) }
        : {
            id: 'configuracio',
            label: texts.configuracio,
            icon: 'gear',
            disabled: true,
            reason: getPermissionReason(missing),
          },
    ],
    [
      { id: 'intranet', label: texts.intranet, icon: 'external', ...toExternal(links.intranet) },
      {
        id: 'treballEnXarxa',
        label: texts.treballEnXarxa,
        icon: 'external',
        ...toExternal(links.treballEnXarxa),
      },
    ],
  ];
}

function toExternal(href: string | null): Pick<MenuEntry, 'href' | 'external' | 'disabled'> {
  return href === null ? { disabled: true } : { href, external: true };
}
