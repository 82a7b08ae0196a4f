import { useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { changeQuery } from '../../../domain/listQuery';
import { fromSearch, toSearch, type Query } from '../../../domain/query';
import type { assessoriesMachine } from '../../../machines/assessories';

export type ListActor = ActorRefFrom<typeof assessoriesMachine>;

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
  };
}
export type ListState = ReturnType<typeof useList>;

/** The parameters that narrow the list. */
export const FILTERS = ['data_inici', 'data_fi', 'tipus', 'estat', 'oficina_id', 'professional_id'] as const;

/** Whether anything narrows the list. */
export function isNarrowed({ query, q }: { query: Query; q: string }): boolean {
  return q.trim() !== '' || FILTERS.some((name) => query[name]);
}
