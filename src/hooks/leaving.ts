import { useSelector } from '@xstate/react';
import { getRemovalKey, listNouns, NOUNS, type NounList } from '../domain/access/noun';
import { useService } from './services';

/** Whether a row of a list is being deleted and can still be undone. */
export function useLeaving(list: NounList): (row: { id: number }) => boolean {
  const removals = useSelector(useService('deletion'), (snapshot) => snapshot?.context.removals);
  const noun = listNouns().find((one) => NOUNS[one].list === list);
  return ({ id }) => noun !== undefined && (removals?.includes(getRemovalKey(noun, id)) ?? false);
}
