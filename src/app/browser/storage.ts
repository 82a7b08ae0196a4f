import type { Sessio } from '../../domain/access/sessio';
import { SESSION_KEY } from '../../domain/pages/signIn';

/** The browser's storage, which may be forbidden. */
export function findStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Where this browser keeps the session. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Keeps the session for the next visit and for other tabs; the only thing about a person that is written anywhere. A
 * storage that is forbidden, full or refuses to remove leaves the session to this tab alone.
 */
export function createSessionStore(storage: Storage | null) {
  /** Whose session this tab knows to be kept; undefined while it is this tab's alone. */
  let known: string | null | undefined = null;

  function attempt<T>(run: (storage: Storage) => T): T | undefined {
    try {
      return storage ? run(storage) : undefined;
    } catch {
      return undefined;
    }
  }
  function forget(): void {
    attempt((kept) => kept.removeItem(SESSION_KEY));
    if (readText() !== null) attempt((kept) => kept.setItem(SESSION_KEY, ''));
  }
  const readText = () => attempt((kept) => kept.getItem(SESSION_KEY)) ?? null;

  /** What is kept; what cannot be read counts as nothing, and stays for whoever can. */
  async function read(): Promise<Sessio | null> {
    const text = readText();
    if (!text) return null;
    const sessio = await import('../../domain/access/sessio');
    // What was taken away meanwhile is not brought back.
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
      known = session?.token ?? null;
      return session;
    },
    /** Keeps a session, or forgets this tab's own: one that another tab has begun since stays. */
    persist(session: Sessio | null): void {
      if (session === null) {
        if (known && readText()?.includes(JSON.stringify(known))) forget();
        known = null;
      } else if (session.token !== known) {
        const text = JSON.stringify(session);
        known = attempt((kept) => (kept.setItem(SESSION_KEY, text), session.token));
      }
    },
    /** The token of the session that this tab knows to be kept; undefined where none could be. */
    getKnown: () => known,
    /** Another tab's session is this tab's too. */
    adopt({ token }: Sessio): void {
      known = token;
    },
  };
}
