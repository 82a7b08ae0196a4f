import { SESSION_KEY } from '../../domain/pages/signIn';
import { getNavigation, type RootActor } from '../../machines/root';
import type { SessionStore } from './storage';

/**
 * Shares the session between the tabs of a browser: it begins and ends in all of them. A tab with another person's
 * page leaves it; with typed values it waits for that person at the sign-in. A page restored from the browser's
 * back-forward cache checks the session first.
 */
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
  addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  void check();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
