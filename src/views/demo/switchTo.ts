import type { ActorRefFrom } from 'xstate';
import type { Role } from '../../domain/roles';
import type { authMachine } from '../../machines/auth';

export type SignIn = { email: string; role: Role };

/** The password of every sign-in of the demonstration. */
export const PASSWORD = 'Demo1234!';

/** Signs out whoever is signed in, and in as somebody else. */
export function switchTo(auth: ActorRefFrom<typeof authMachine>, email: string): void {
  const signIn = { type: 'auth.signIn', email, password: PASSWORD } as const;
  if (auth.getSnapshot().can(signIn)) {
    auth.send(signIn);
    return;
  }
  const { unsubscribe } = auth.subscribe((snapshot) => {
    if (!snapshot.can(signIn)) return;
    unsubscribe();
    auth.send(signIn);
  });
  auth.send({ type: 'auth.signOut' });
}
