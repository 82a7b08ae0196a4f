import { useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRef, Snapshot } from 'xstate';
import { changeQuery } from '../../domain/values/pagina';
import { fromSearch, toSearch } from '../../domain/values/query';
import type { ListContext, ListEvent } from '../../machines/kit/list';

type ListActor = ActorRef<Snapshot<unknown> & { context: ListContext }, ListEvent>;

/** What the address and the search field say, and how to change either. */
export function useList(actor: ListActor) {
  const query = useSelector(actor, ({ context }) => context.query);
  const q = useSelector(actor, ({ context }) => context.q);
  const [path, navigate] = useLocation();
  const address = fromSearch(useSearch());

  return {
    query,
    q,
    /** Leads to the list with some parameters changed; null takes one away. */
    change: (changes: Readonly<Record<string, string | null>>) =>
      navigate(path + toSearch(changeQuery(query, changes))),
    /** A new text begins at the first page, which the address then has to say too. */
    search: (text: string) => {
      actor.send({ type: 'list.search', q: text });
      if (address['page']) navigate(path + toSearch(changeQuery(address, {})), { replace: true });
    },
    refresh: () => actor.send({ type: 'list.refresh' }),
  };
}
export type ListState = ReturnType<typeof useList>;
