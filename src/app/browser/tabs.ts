import { SESSION_KEY } from '../../domain/pages/signIn';
import { getNavigation, type RootActor } from '../../machines/root';
import type { SessionStore } from './storage';

/** Begins and ends the session in all tabs; typed values wait for their person at the sign-in. */
export function connectTabs(root: RootActor, store: SessionStore): () => void {
  const { auth } = root.getSnapshot().children;

  async function check(): Promise<void> {
    const session = await store.read();
    const stored = store.getStoredToken();
    if (stored === undefined || stored === (session?.token ?? null)) return;
    const { dirty, parked, userId } = getNavigation(root).getSnapshot().context;
    const owner = userId ?? parked?.userId;
    // By way of the root, which tells what the private area still had to do.
    root.send({ type: 'auth.lost' });
    if (session === null || ((dirty || parked?.dirty) && owner !== session.user.id)) return;
    store.adopt(session);
    auth?.send({ type: 'auth.adopt', session });
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === SESSION_KEY || key === null) void check();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void check();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void check();
  };
  addEventListener('storage', onStorage);
  // A page restored from the back-forward cache checks the session first.
  addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  void check();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
