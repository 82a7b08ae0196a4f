import { holds } from '../../domain/access/permissions';
import { ROUTES, type MenuPath, type Route } from '../../domain/access/routes';
import type { Links } from '../../hooks/links';
import { pageTitles } from '../../text/pageTitles';
import { getPermissionReason } from '../../text/permissions';
import { closedTitles, menu as texts } from '../../text/shell';
import type { IconName } from '../ui/icons/paths';
import type { MenuEntry } from '../ui/Sidebar';

type Item = Pick<MenuEntry, 'icon'> & { id: string; path?: MenuPath; label?: string | undefined };

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

const isEntry = (path: string): path is MenuPath => Object.hasOwn(ICONS, path);

export function findIcon(path: string): IconName | undefined {
  return isEntry(path) ? ICONS[path] : undefined;
}

const SHOWN = ROUTES.map(({ path }) => path).filter(isEntry);

const CONTROL = '/configuracio/control';

const SUBMENU: readonly Item[] = [
  { id: 'control', path: CONTROL },
  { id: 'ambits', label: texts.ambits },
  { id: 'tematiques', label: texts.tematiques },
  { id: 'subtematiques', label: texts.subtematiques },
  { id: 'marcs', label: texts.marcs },
  { id: 'submarcs', label: texts.submarcs },
];

export type MenuFacts = {
  permissions: readonly string[];
  path: string;
  links: Pick<Links, 'intranet' | 'treballEnXarxa'>;
  counts?: Readonly<Partial<Record<MenuPath, MenuEntry['count']>>> | undefined;
};

const findRoute = (path: string | undefined): Route | undefined =>
  ROUTES.find((route) => route.path === path);

function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** Entries without a screen, and the configuration, are only disabled (spec §2). */
export function getMenu({ permissions, path, links, counts }: MenuFacts): MenuEntry[][] {
  function findMissing(href: MenuPath) {
    const needed = findRoute(href)?.permissions ?? [];
    return needed.some((one) => holds(permissions, one)) ? undefined : needed[0];
  }

  function toEntry({ id, label, icon, path: href }: Item): MenuEntry {
    const screen = findRoute(href)?.screen ?? 'closed';
    return href === undefined || screen === 'closed' || screen === 'notFound'
      ? { id, label: label ?? '', icon, disabled: true }
      : {
          id,
          label: label ?? pageTitles[screen],
          icon,
          href,
          current: isCurrent(href, path),
          count: counts?.[href],
        };
  }

  const configuracio: Item = { id: 'configuracio', label: texts.configuracio, icon: 'gear', path: CONTROL };
  const missing = findMissing(CONTROL);
  return [
    [
      ...SHOWN.filter((href) => findMissing(href) === undefined).map((href) =>
        toEntry({ id: href, icon: ICONS[href], path: href, label: closedTitles[href] }),
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

function toExternal(external: string | null): Pick<MenuEntry, 'external' | 'disabled'> {
  return external === null ? { disabled: true } : { external };
}
