import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { holds } from '../domain/access/permissions';
import { isSameContact, isEmptyContact, type Contact } from '../domain/pages/seen';
import type { seenRequest } from '../machines/kit/seen';
import { useViewer } from './data';

export type SeenActor = ActorRefFrom<typeof seenRequest>;

/** Earlier sessions of a person with this contact, for viewers who may read assessories. */
export function useSeen(actor: SeenActor | undefined, contact: Contact) {
  const { permissions } = useViewer();
  const snapshot = useSelector(actor, (current) => current);
  const lastContact = snapshot?.context.input;
  // The result for another contact does not count.
  const isOfThis = lastContact !== null && lastContact !== undefined && isSameContact(lastContact, contact);
  const isAnswered = isOfThis && !snapshot?.hasTag('loading') && !snapshot?.hasTag('failed');
  const canAsk = actor !== undefined && !isEmptyContact(contact) && holds(permissions, 'read_assessoria');
  return {
    canAsk,
    seen: isAnswered ? snapshot?.context.data : undefined,
    message: isOfThis ? snapshot?.context.message : undefined,
    isAsked: isOfThis && !snapshot?.matches('error'),
    ask(): void {
      if (canAsk)
        actor.send(isAnswered ? { type: 'request.renew' } : { type: 'request.send', input: contact });
    },
  };
}
