import { holds } from '../../domain/access/permissions';
import type { AppPath, Route, ScreenName } from '../../domain/access/routes';
import type { SessionStatus } from '../kit/protocol';

export type Destination =
  | { kind: 'screen'; screen: ScreenName; layout: Route['layout']; params: Readonly<Record<string, string>> }
  /** `lacks` names the missing permission, for which the page is refused. */
  | { kind: 'redirect'; to: string; lacks?: string | undefined }
  | { kind: 'notFound' };

const NEW_PASSWORD = '/new_password';
const LOGIN = '/login';

/** Parameters of a path by a pattern (`/assessories/:id`); undefined where it does not match. */
function findParams(pattern: string, path: string): Record<string, string> | undefined {
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  const names = pattern.split('/');
  if (names.at(-1) === '*') {
    return names.slice(0, -1).every((name, index) => name === parts[index]) ? {} : undefined;
  }
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] as string;
    if (name === ':id' ? /^\d+$/.test(part) : name.startsWith(':') && part !== '')
      params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

function redirect(to: string, lacks?: string): Destination {
  return { kind: 'redirect', to, lacks };
}

/** Destination of a path for a person with this session (spec §2, layout rules and access map). */
export function getDestination(
  routes: readonly Route[],
  path: string,
  status: Exclude<SessionStatus, 'unknown'>,
  permissions: readonly string[],
): Destination {
  for (const route of routes) {
    const params = findParams(route.path, path);
    if (!params) continue;
    if (status === 'changePending' && route.path !== NEW_PASSWORD) return redirect(NEW_PASSWORD);
    if (status === 'signedIn' && route.layout === 'public') return redirect('/');
    if (status === 'signedOut' && (route.layout === 'private' || route.path === NEW_PASSWORD))
      return redirect(LOGIN);
    if (route.screen === 'closed') return redirect('/');
    if (route.permissions.length > 0 && !route.permissions.some((one) => holds(permissions, one))) {
      return redirect('/', route.permissions[0]);
    }
    if (route.screen === 'notFound') break;
    return { kind: 'screen', screen: route.screen, layout: route.layout, params };
  }
  return { kind: 'notFound' };
}

export function leadsToScreen(
  routes: readonly Route[],
  path: string,
  permissions: readonly string[],
): path is AppPath {
  return getDestination(routes, path, 'signedIn', permissions).kind === 'screen';
}
