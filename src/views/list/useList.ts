import { useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRef, Snapshot } from 'xstate';
import { changeQuery } from '../../domain/values/pagina';
import { fromSearch, toSearch } from '../../domain/values/query';
import { useCarried } from '../../hooks/carried';
import { SEARCHED } from '../ui/historyIndex';
import { useStable } from '../ui/useStable';
import type { ListContext, ListEvent } from '../../machines/kit/list';

type ListActor = ActorRef<Snapshot<unknown> & { context: ListContext }, ListEvent>;

export function useList(actor: ListActor) {
  const query = useSelector(actor, ({ context }) => context.query);
  const q = useSelector(actor, ({ context }) => context.q);
  const [path, navigate] = useLocation();
  const address = fromSearch(useSearch());

  /** Returns to the first page, in the address too. */
  function search(text: string): void {
    actor.send({ type: 'list.search', q: text });
    if (address['page']) navigate(path + toSearch(changeQuery(address, {})), { replace: true });
  }
  useCarried(path, useStable(search));

  return {
    query,
    q,
    /** Changes parameters of the address; null removes one. */
    change: (changes: Readonly<Record<string, string | null>>) =>
      navigate(path + toSearch(changeQuery(query, changes)), q === '' ? undefined : { state: SEARCHED }),
    search,
    refresh: () => actor.send({ type: 'list.refresh' }),
  };
}
export type ListState = ReturnType<typeof useList>;
