import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { holds } from '../domain/access/permissions';
import { isSameContact, isUnknown, type Contact } from '../domain/pages/seen';
import type { seenRequest } from '../machines/kit/seen';
import { useViewer } from './data';

export type SeenActor = ActorRefFrom<typeof seenRequest>;

/** The sessions of somebody with such a telephone or address, for whoever may read assessories. */
export function useSeen(actor: SeenActor | undefined, contact: Contact) {
  const { permissions } = useViewer();
  const snapshot = useSelector(actor, (current) => current);
  const asked = snapshot?.context.input;
  // What was asked of another telephone says nothing of this one.
  const isOfThis = asked !== null && asked !== undefined && isSameContact(asked, contact);
  return {
    seen: isOfThis ? snapshot?.context.data : undefined,
    /** What a call that failed says. */
    message: isOfThis ? snapshot?.context.message : undefined,
    isAsked: isOfThis && !snapshot?.matches('error'),
    ask(): void {
      if (isUnknown(contact) || !holds(permissions, 'read_assessoria')) return;
      actor?.send({ type: 'request.send', input: contact });
    },
  };
}
