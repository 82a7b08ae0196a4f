import type { Sessio } from './sessio';

/** Person in access rules: permissions, and office or antena (null: central level). */
export type Viewer = { permissions: readonly string[]; oficinaId: number | null };

export function toViewer(session: Pick<Sessio, 'permissions' | 'user'> | null): Viewer {
  return { permissions: session?.permissions ?? [], oficinaId: session?.user?.oficina?.id ?? null };
}
