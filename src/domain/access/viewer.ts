import type { Sessio } from './sessio';

/** Who asks: the permissions the server sent and the office or antena the person belongs to (null: central level). */
export type Viewer = { permissions: readonly string[]; oficinaId: number | null };

/** Who asks, as access rules see the person of a session. */
export function toViewer(session: Pick<Sessio, 'permissions' | 'user'> | null): Viewer {
  return { permissions: session?.permissions ?? [], oficinaId: session?.user?.oficina?.id ?? null };
}
