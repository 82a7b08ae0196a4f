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

/** The password of every sign-in of the demonstration. */
export const PASSWORD = 'Demo1234!';

/**
 * Signs out whoever is signed in, and in as somebody else, who stays on the page if they may see it. Where something is
 * unsaved the product asks first: whoever stays there stays who they are.
 */
export function switchTo(auth: Auth, navigation: Navigation, { email, permissions }: SignIn): void {
  const signIn = { type: 'auth.signIn', email, password: PASSWORD } as const;
  const { address, routes } = navigation.getSnapshot().context;

  function enter(): void {
    // Asked for before the sign-in, it is where the sign-in leads.
    if (address && leadsToScreen(routes, address.path, permissions))
      navigation.send({ type: 'navigation.go', path: `${address.path}${toSearch(address.query)}` });
    auth.send(signIn);
  }
  if (auth.getSnapshot().can(signIn)) return auth.send(signIn);

  const waiting = auth.subscribe((snapshot) => {
    if (!snapshot.can(signIn)) return;
    stop();
    enter();
  });
  let isAsked = false;
  const asking = navigation.subscribe((snapshot) => {
    if (isAsked && !snapshot.hasTag('asking') && auth.getSnapshot().matches('signedIn')) stop();
    isAsked ||= snapshot.hasTag('asking');
  });
  function stop(): void {
    waiting.unsubscribe();
    asking.unsubscribe();
  }
  navigation.send({ type: 'navigation.signOut' });
}

/** Takes a session that the demonstration has opened itself, or none, in the place of the present one. */
export function takeSession(auth: Auth, session: Sessio | null): void {
  auth.send({ type: 'auth.lost' });
  if (session) auth.send({ type: 'auth.adopt', session });
}
