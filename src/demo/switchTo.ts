import type { ActorRefFrom } from 'xstate';
import type { Role } from '../domain/access/roles';
import type { Sessio } from '../domain/access/sessio';
import { toSearch } from '../domain/values/query';
import type { authMachine } from '../machines/services/auth';
import { leadsToScreen } from '../machines/navigation/destination';
import type { navigationMachine } from '../machines/navigation/navigation';

type Auth = ActorRefFrom<typeof authMachine>;
type Navigation = ActorRefFrom<typeof navigationMachine>;

export type SignIn = { email: string; role: Role; permissions: readonly string[] };

export const PASSWORD = 'Demo1234!';

const isOut = (auth: Auth): boolean =>
  auth.getSnapshot().can({ type: 'auth.signIn', email: '', password: '' });

/** Signs out, then does something. With unsaved values the product asks first, and staying cancels it. */
export function afterSignOut(auth: Auth, navigation: Navigation, next: () => void): void {
  if (isOut(auth)) return next();
  const waiting = auth.subscribe(() => {
    if (!isOut(auth)) return;
    stop();
    next();
  });
  let wasAsking = false;
  const asking = navigation.subscribe((snapshot) => {
    if (wasAsking && !snapshot.hasTag('asking') && auth.getSnapshot().matches('signedIn')) stop();
    wasAsking ||= snapshot.hasTag('asking');
  });
  function stop(): void {
    waiting.unsubscribe();
    asking.unsubscribe();
  }
  navigation.send({ type: 'navigation.signOut' });
}

/** Signs out and in as another person, on the same page if that person may see it. */
export function switchTo(auth: Auth, navigation: Navigation, { email, permissions }: SignIn): void {
  const signIn = { type: 'auth.signIn', email, password: PASSWORD } as const;
  const { address, routes } = navigation.getSnapshot().context;

  function enter(): void {
    // Navigation opens a path requested before the sign-in after it.
    if (address && leadsToScreen(routes, address.path, permissions))
      navigation.send({ type: 'navigation.go', path: `${address.path}${toSearch(address.query)}` });
    auth.send(signIn);
  }
  if (isOut(auth)) auth.send(signIn);
  else afterSignOut(auth, navigation, enter);
}

/** Replaces the session by one that the demo has opened, or by none. */
export function takeSession(auth: Auth, session: Sessio | null): void {
  auth.send({ type: 'auth.lost' });
  if (session) auth.send({ type: 'auth.adopt', session });
}
