import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { attendanceMachine } from '../../machines/services/attendance';
import type { deletionMachine } from '../../machines/services/deletion';

type Asking = ActorRefFrom<typeof attendanceMachine> | ActorRefFrom<typeof deletionMachine>;
type Item<Actor extends Asking> = ReturnType<Actor['getSnapshot']>['context']['item'];

/** Content of a question, kept while its dialog closes. */
export function useAsked<Actor extends Asking>(actor: Actor | undefined) {
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('open') ?? false);
  const item = useSelector(actor, (snapshot): Item<Actor> => snapshot?.context.item ?? null);
  const last = useRef(item);
  last.current = item ?? last.current;
  return { isOpen, item: last.current };
}
