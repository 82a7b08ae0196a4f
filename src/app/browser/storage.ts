import type { Sessio } from '../../domain/access/sessio';
import { findOwnId } from '../../domain/values/ids';
import { SESSION_KEY } from '../../domain/pages/signIn';

export function findStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Ids as the service sent them: a stand-in is known only while this tab lives. */
const toOwn = (_: string, value: unknown) => (typeof value === 'number' && findOwnId(value)) || value;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Stores the session, and no other personal data; where that fails it belongs to this tab alone. */
export function createSessionStore(storage: Storage | null) {
  /** Undefined while the session belongs to this tab only. */
  let storedToken: string | null | undefined = null;

  function attempt<T>(run: (storage: Storage) => T): T | undefined {
    try {
      return storage ? run(storage) : undefined;
    } catch {
      return undefined;
    }
  }
  function remove(): void {
    attempt((storage) => storage.removeItem(SESSION_KEY));
    if (readText() !== null) attempt((storage) => storage.setItem(SESSION_KEY, ''));
  }
  const readText = () => attempt((storage) => storage.getItem(SESSION_KEY)) ?? null;

  /** The stored session; unreadable text counts as none, and stays for the release that can read it. */
  async function read(): Promise<Sessio | null> {
    const text = readText();
    if (!text) return null;
    const sessio = await import('../../domain/access/sessio');
    // The session may have been removed while the code loaded.
    if (readText() !== text) return read();
    try {
      return sessio.readStoredSession(JSON.parse(text));
    } catch {
      return null;
    }
  }

  return {
    read,
    async restore(): Promise<Sessio | null> {
      const session = await read();
      storedToken = session?.token ?? null;
      return session;
    },
    /** Stores a session, or removes this tab's; a newer session of another tab stays. */
    persist(session: Sessio | null): void {
      if (session === null) {
        if (storedToken && readText()?.includes(JSON.stringify(storedToken))) remove();
        storedToken = null;
      } else if (session.token !== storedToken) {
        const text = JSON.stringify(session, toOwn);
        storedToken = attempt((storage) => (storage.setItem(SESSION_KEY, text), session.token));
      }
    },
    getStoredToken: () => storedToken,
    adopt({ token }: Sessio): void {
      storedToken = token;
    },
  };
}
