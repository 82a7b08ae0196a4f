import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { choosesRows, readQuerySide, toSideQuery, type Side } from '../../../domain/pages/antena';
import { changeQuery } from '../../../domain/values/pagina';
import { useAntena } from '../../../hooks/antena';
import type { ListState } from '../../list/useList';
import { useStable } from '../../ui/useStable';

/** The list's side; a bare address takes the remembered one, so that it always tells its rows. */
export function useConsultaSide(list: ListState) {
  const { query, change, complete } = list;
  const isSearched = useSelector(list.actor, ({ context }) => context.q !== '');
  const { own, isKnown, side, choose } = useAntena('consulta');
  const isOpen = own !== null && !isSearched && !choosesRows(query);
  const settle = useStable(() => {
    if (own !== null) complete(changeQuery(query, toSideQuery(side, own)));
  });
  useEffect(() => {
    if (isOpen) settle();
  }, [isOpen, settle]);

  return {
    own,
    isSettled: isKnown && !isOpen,
    side: own && readQuerySide(query, own),
    choose: (chosen: Side) => {
      choose(chosen);
      if (own !== null) change(toSideQuery(chosen, own));
    },
  };
}
