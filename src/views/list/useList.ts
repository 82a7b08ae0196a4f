import { useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRef, Snapshot } from 'xstate';
import { chooseQuan, readQuan, type Quan } from '../../domain/pages/near';
import { changeQuery } from '../../domain/values/pagina';
import { fromSearch, toSearch, type Query } from '../../domain/values/query';
import { useCarried } from '../../hooks/carried';
import { SEARCHED } from '../ui/historyIndex';
import { useStable } from '../ui/useStable';
import type { ListContext, ListEvent } from '../../machines/kit/list';

type ListActor = ActorRef<Snapshot<unknown> & { context: ListContext }, ListEvent>;

/** State of a list; `isDated`: it opens at what is near. */
export function useList(actor: ListActor, isDated = false) {
  const query = useSelector(actor, ({ context }) => context.query);
  const quan = useSelector(actor, ({ context }) =>
    isDated ? readQuan({ ...context.query, q: context.q }) : null,
  );
  const [path, navigate] = useLocation();
  const address = fromSearch(useSearch());

  const getText = (): string => actor.getSnapshot().context.q;

  /** Returns to the first page, in the address too. */
  function search(text: string): void {
    actor.send({ type: 'list.search', q: text });
    if (address['page']) navigate(path + toSearch(changeQuery(address, {})), { replace: true });
  }
  useCarried(path, useStable(search));

  const change = (changes: Readonly<Record<string, string | null>>) =>
    navigate(
      path + toSearch(changeQuery(query, changes)),
      getText() === '' ? undefined : { state: SEARCHED },
    );

  return {
    actor,
    query,
    quan,
    getText,
    change,
    /** Replaces an address that says too little; a searched text is of all rows. */
    complete: (whole: Query) => {
      if (getText() === '') navigate(path + toSearch(whole), { replace: true });
    },
    show: (quan: Quan) => change(chooseQuan(quan, { ...query, q: getText() })),
    search,
    refresh: () => actor.send({ type: 'list.refresh' }),
  };
}
export type ListState = ReturnType<typeof useList>;

/** Searched text, for what shows it: each key renders that alone. */
export const useSearchedText = ({ actor }: ListState): string =>
  useSelector(actor, ({ context }) => context.q);
