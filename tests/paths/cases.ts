import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Model } from './model';

/** Cases of a state: events of others, ends of its invocations, and its timers. */
export function listCases(
  model: Model,
  snapshot: AnyMachineSnapshot,
): { name: string; event: AnyEventObject }[] {
  const nodes = snapshot._nodes as AnyStateNode[];
  const sent = (model.events ?? []).flatMap(({ name, event }) => {
    const given = typeof event === 'function' ? event(snapshot.context as never) : event;
    return given ? [{ name, event: given }] : [];
  });
  const ended = nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id }) =>
      (model.outcomes?.[id] ?? []).map(({ name, output, error }) => ({
        name: `${id}: ${name}`,
        event:
          error === undefined
            ? { type: `xstate.done.actor.${id}`, output, actorId: id }
            : { type: `xstate.error.actor.${id}`, error, actorId: id },
      })),
    ),
  );
  const timers = nodes.flatMap((node) =>
    node.after.map(({ delay, eventType }) => ({
      name: `after ${String(delay)}`,
      event: { type: eventType },
    })),
  );
  return [...sent, ...ended, ...timers];
}
