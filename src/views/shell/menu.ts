import type { Links } from '../../hooks/links';
import { holds } from '../../domain/permissions';
import type { Route } from '../../machines/route';
import { getPermissionReason } from '../../text/permissions';
import { menu as texts } from '../../text/shell';
import type { MenuEntry } from '../ui/Sidebar';

type Wish = Pick<MenuEntry, 'id' | 'label' | 'icon'> & { path?: string; permission?: string };

const ENTRIES: readonly Wish[] = [
  { id: 'inici', label: texts.inici, icon: 'home', path: '/' },
  {
    id: 'professionals',
    label: texts.professionals,
    icon: 'users',
    path: '/professionals',
    permission: 'read_usuari',
  },
  { id: 'consultes', label: texts.consultes, icon: 'chat', path: '/consultes', permission: 'read_consulta' },
  {
    id: 'assessories',
    label: texts.assessories,
    icon: 'talk',
    path: '/assessories',
    permission: 'read_assessoria',
  },
  { id: 'calendari', label: texts.calendari, icon: 'calendar', path: '/calendari', permission: 'read_cita' },
  {
    id: 'activitats',
    label: texts.activitats,
    icon: 'flag',
    path: '/activitats',
    permission: 'read_activitat',
  },
  { id: 'centres', label: texts.centres, icon: 'school', path: '/centres_educatius' },
  { id: 'oficines', label: texts.oficines, icon: 'building', path: '/oficines' },
];

const CONTROL = '/configuracio/control';
const CONFIGURACIO_PERMISSION = 'read_configuracio_app';

const SUBMENU: readonly Wish[] = [
  { id: 'control', label: texts.control, path: CONTROL },
  { id: 'ambits', label: texts.ambits },
  { id: 'tematiques', label: texts.tematiques },
  { id: 'subtematiques', label: texts.subtematiques },
  { id: 'marcs', label: texts.marcs },
  { id: 'submarcs', label: texts.submarcs },
];

export type MenuFacts = {
  permissions: readonly string[];
  routes: readonly Route[];
  /** Where the person is. */
  path: string;
  links: Pick<Links, 'intranet' | 'treballEnXarxa'>;
};

/** Whether a path, or a page below it, is where the person is. */
function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/**
 * The menu of a person (spec §2): what they may not see is absent; what has no screen, and the configuration without its
 * permission, is disabled.
 */
export function getMenu({ permissions, routes, path, links }: MenuFacts): MenuEntry[][] {
  const hasScreen = (href: string) => routes.some((route) => route.path === href && route.screen !== null);

  function toEntry({ id, label, icon, path: href }: Wish): MenuEntry {
    return href !== undefined && hasScreen(href)
      ? { id, label, icon, href, current: isCurrent(href, path) }
      : { id, label, icon, disabled: true };
  }

  const configuracio: Wish = { id: 'configuracio', label: texts.configuracio, icon: 'gear', path: CONTROL };
  const isConfigurable = holds(permissions, CONFIGURACIO_PERMISSION);
  return [
    [
      ...ENTRIES.filter(({ permission }) => permission === undefined || holds(permissions, permission)).map(
        toEntry,
      ),
      isConfigurable
        ? { ...toEntry(configuracio), children: SUBMENU.map(toEntry) }
        : {
            id: 'configuracio',
            label: texts.configuracio,
            icon: 'gear',
            disabled: true,
            reason: getPermissionReason(CONFIGURACIO_PERMISSION),
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
