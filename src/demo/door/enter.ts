import { SESSION_KEY } from '../../domain/pages/signIn';
import type { Sessio } from '../../domain/access/sessio';
import { base } from '../../views/ui/base';

/** First path without a session, because `/` is the door's then. */
export const LOGIN = '/login';

/** Opens the product at a path, with a session or signed out. */
export function enter(session: Sessio | null, path: string): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without a storage the person signs in by hand.
  }
  location.assign(base + (session || path !== '/' ? path : LOGIN));
}
