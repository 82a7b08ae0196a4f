import { useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRef, Snapshot } from 'xstate';
import { changeQuery } from '../../domain/values/pagina';
import { fromSearch, toSearch } from '../../domain/values/query';
import { SEARCHED } from '../ui/historyIndex';
import type { ListContext, ListEvent } from '../../machines/kit/list';

type ListActor = ActorRef<Snapshot<unknown> & { context: ListContext }, ListEvent>;

export function useList(actor: ListActor) {
  const query = useSelector(actor, ({ context }) => context.query);
  const q = useSelector(actor, ({ context }) => context.q);
  const [path, navigate] = useLocation();
  const address = fromSearch(useSearch());

  return {
    query,
    q,
    /** Changes parameters of the address; null removes one. */
    change: (changes: Readonly<Record<string, string | null>>) =>
      navigate(path + toSearch(changeQuery(query, changes)), q === '' ? undefined : { state: SEARCHED }),
    /** A search returns to the first page, in the address too. */
    search: (text: string) => {
      actor.send({ type: 'list.search', q: text });
      if (address['page']) navigate(path + toSearch(changeQuery(address, {})), { replace: true });
    },
    refresh: () => actor.send({ type: 'list.refresh' }),
  };
}
export type ListState = ReturnType<typeof useList>;
