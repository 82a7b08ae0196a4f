import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useService } from './services';

const NONE: readonly number[] = [];

export function useArrivals() {
  const actor = useService('arrivals');
  const ids = useSelector(actor, (snapshot) => snapshot?.context.ids ?? NONE);
  return {
    isHere: useCallback((id: number) => ids.includes(id), [ids]),
    toggle: (id: number) => actor?.send({ type: 'arrivals.toggle', id }),
  };
}
