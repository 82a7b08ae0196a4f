import { SESSION_KEY } from '../../domain/pages/signIn';
import type { Sessio } from '../../domain/access/sessio';
import { base } from '../../views/ui/base';

/** Where nobody is signed in, the first address is the door's. */
export const LOGIN = '/login';

/** Opens the product at one of its paths as whoever the session is of, or as nobody. */
export function enter(session: Sessio | null, path: string): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without a storage one signs in by hand.
  }
  location.assign(base + (session || path !== '/' ? path : LOGIN));
}
