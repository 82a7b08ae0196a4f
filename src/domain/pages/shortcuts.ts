import { listNouns, NOUNS } from '../access/noun';
import { holds, type Permission } from '../access/permissions';
import { isPlain, ROUTES, type AppPath, type Route, type ScreenName } from '../access/routes';

export type Place = { path: AppPath; screen: ScreenName };
export type Creation = Place & { letter: string };

/** A page with a permission of its own beside those of its area. */
const NEEDED: Readonly<Partial<Record<ScreenName, Permission>>> = {
  alta: 'create_usuari',
  altaActivitats: 'create_activitat',
};

/** A page that needs more than its path. */
const PART: ScreenName = 'absencia';

const CREATIONS = listNouns().map((noun) => ({ noun, screen: `${noun}Create` as const }));

function isOpen({ permissions: needed }: Route, permissions: readonly string[]): boolean {
  return needed.length === 0 || needed.some((one) => holds(permissions, one));
}

export function listCreations(permissions: readonly string[]): Creation[] {
  return CREATIONS.flatMap(({ noun, screen }) =>
    ROUTES.filter(isPlain)
      .filter(
        (route) =>
          route.screen === screen &&
          isOpen(route, permissions) &&
          holds(permissions, `create_${NOUNS[noun].resource}`),
      )
      .map(({ path }) => ({ path, screen, letter: NOUNS[noun].letter })),
  );
}

export function listPlaces(permissions: readonly string[]): Place[] {
  return ROUTES.filter(isPlain).flatMap(({ screen, ...route }) => {
    const isPlace =
      route.layout === 'private' &&
      !CREATIONS.some((creation) => creation.screen === screen) &&
      isOpen({ screen, ...route }, permissions);
    if (!isPlace || screen === PART || screen === 'closed' || screen === 'notFound') return [];
    const needed = NEEDED[screen];
    return needed === undefined || holds(permissions, needed) ? [{ path: route.path, screen }] : [];
  });
}

type Key = { key: string } & Readonly<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>>;

const KEYS = { '/': 'search', n: 'make', '?': 'help' } as const;
export type Shortcut = 'find' | (typeof KEYS)[keyof typeof KEYS];

/** Shortcut of a key: Ctrl or Cmd with `k`, or a single character where `isFree`. */
export function readShortcut(key: Key, isFree: boolean): Shortcut | undefined {
  if (key.ctrlKey || key.metaKey) {
    return key.key.toLowerCase() === 'k' && !key.altKey && !key.shiftKey ? 'find' : undefined;
  }
  if (key.altKey || !isFree) return undefined;
  return Object.hasOwn(KEYS, key.key) ? KEYS[key.key as keyof typeof KEYS] : undefined;
}
