import type { ActorRefFrom, AnyActorLogic } from 'xstate';

/** A child by its id, with the events of its logic: XState knows those of references alone. */
export const named = <L extends AnyActorLogic>(id: string): ActorRefFrom<L> => id as never;
