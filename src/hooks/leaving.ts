import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { getRemovalKey, listNouns, NOUNS, type NounList } from '../domain/access/noun';
import { useService } from './services';

/** Whether a row of a list is being deleted and can still be undone; stable until that changes. */
export function useLeaving(list: NounList): (row: { id: number }) => boolean {
  const removals = useSelector(useService('deletion'), (snapshot) => snapshot?.context.removals);
  const noun = listNouns().find((one) => NOUNS[one].list === list);
  return useCallback(
    ({ id }) => noun !== undefined && (removals?.includes(getRemovalKey(noun, id)) ?? false),
    [removals, noun],
  );
}

/** Whether an appointment or its session is being deleted; each is deleted with the other. */
export function useLeavingCita(): (cita: { id: number | null; assessoria: { id: number } }) => boolean {
  const isLeavingCita = useLeaving('cites');
  const isLeavingAssessoria = useLeaving('assessories');
  return useCallback(
    ({ id, assessoria }) => (id !== null && isLeavingCita({ id })) || isLeavingAssessoria(assessoria),
    [isLeavingCita, isLeavingAssessoria],
  );
}
