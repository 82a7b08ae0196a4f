import { setup, type AnyActorRef } from 'xstate';
import { getRoot } from '../rootRef';
import { toTypes } from './context';
import type { Children, FormDefinition, Moment, MomentName, Receivers } from './definition';

/** Actions that run the moments of a definition, and the action's name where a moment is defined. */
export function createMoments<Values, Original, Facts, Answer, C extends Children>(
  of: FormDefinition<Values, Original, Facts, Answer, C>,
) {
  const { enqueueActions } = setup({ types: toTypes<Values, Original, Facts, Answer>() });
  const run = (name: MomentName) =>
    enqueueActions(({ context, enqueue, event, system }) => {
      const toReceiver = (actor: string | AnyActorRef) => ({
        send: (sent: { type: string }) => enqueue.sendTo(actor, sent),
      });
      const entries = Object.keys(of.children ?? {}).map((id) => [id, toReceiver(id)]);
      const receivers = { ...Object.fromEntries(entries), root: toReceiver(getRoot(system)) };
      const output = event.type === 'xstate.done.actor.save' ? event.output?.answer : undefined;
      const moment: Moment<typeof context, C, Answer> | undefined = of[name];
      moment?.(context, receivers as Receivers<C>, output);
    });
  return {
    actions: {
      onReady: run('onReady'),
      onSaved: run('onSaved'),
      onIssues: run('onIssues'),
      onResumed: run('onResumed'),
    },
    at: <Name extends MomentName>(name: Name): Name[] => (of[name] ? [name] : []),
  };
}
