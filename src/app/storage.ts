import type { Sessio } from '../domain/sessio';
import { SESSION_KEY } from '../domain/signIn';

/** The session kept from an earlier visit; anything unreadable counts as none. */
export async function restoreSession(storage: Storage): Promise<Sessio | null> {
  const text = storage.getItem(SESSION_KEY);
  if (text === null) return null;
  const { Sessio } = await import('../domain/sessio');
  try {
    return Sessio.parse(JSON.parse(text));
  } catch {
    storage.removeItem(SESSION_KEY);
    return null;
  }
}

/** Keeps a session for the next visit, or forgets it; the only thing about a person that is written anywhere. */
export function persistSession(storage: Storage, session: Sessio | null): void {
  if (session === null) storage.removeItem(SESSION_KEY);
  else storage.setItem(SESSION_KEY, JSON.stringify(session));
}
