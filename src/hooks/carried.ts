import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useService } from './services';

/** Takes the search text that the palette carried to this page, once; `take` is stable. */
export function useCarried(path: string, take: (q: string) => void): void {
  const actor = useService('shortcuts');
  const carried = useSelector(actor, (snapshot) => snapshot?.context.carried);
  const q = carried?.path === path ? carried.q.trim() : undefined;
  useEffect(() => {
    if (q === undefined) return;
    actor?.send({ type: 'shortcuts.take' });
    take(q);
  }, [actor, q, take]);
}
