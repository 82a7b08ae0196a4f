import { SESSION_KEY } from '../../domain/pages/signIn';
import { getNavigation, type RootActor } from '../../machines/root';
import type { SessionStore } from './storage';

/**
 * Joins the tabs of one browser: a session that ends, or begins, in one does so in the others. A tab with another person's
 * page leaves it, and where something is typed there waits for its owner at the sign-in. Also a page that the browser
 * kept while it was left looks first.
 */
export function connectTabs(root: RootActor, store: SessionStore): () => void {
  const { auth } = root.getSnapshot().children;

  async function look(): Promise<void> {
    const session = await store.read();
    const known = store.getKnown();
    if (known === undefined || known === (session?.token ?? null)) return;
    const { dirty, parked, userId } = getNavigation(root).getSnapshot().context;
    const owner = userId ?? parked?.userId;
    auth?.send({ type: 'auth.lost' });
    if (session === null || ((dirty || parked?.dirty) && owner !== session.user.id)) return;
    store.adopt(session);
    auth?.send({ type: 'auth.adopt', session });
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === SESSION_KEY || key === null) void look();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void look();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void look();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  void look();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
