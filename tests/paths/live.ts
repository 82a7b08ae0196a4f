import { fromCallback, fromPromise, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { stage } from '../machines/support/stage';
import type { Explored } from './explore';
import { findBroken } from './model';
import type { Effect, Step } from './step';
import type { Walked } from './walk';

const INERT = fromCallback(() => {});

type Promised = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** A running actor of a machine, whose promises and clock are moved by hand. */
function startLive(machine: AnyStateMachine, input: unknown) {
  const promised = new Map<string, Promised>();
  const byHand = fromPromise<unknown>(
    ({ self }) => new Promise((resolve, reject) => void promised.set(self.id, { resolve, reject })),
  );
  const { actors } = machine.implementations;
  const stands = Object.keys(actors).map((name) => [name, isPromise(actors[name]) ? byHand : INERT]);
  const live = machine.provide({ actors: Object.fromEntries(stands) as typeof actors });
  return { ...stage(live, input), promised };
}

function isPromise(logic: unknown): boolean {
  return (
    typeof logic === 'object' && logic !== null && 'config' in logic && typeof logic.config === 'function'
  );
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
}

const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Messages of a step's effects, as the actor's surroundings see them. */
function listSent(effects: readonly Effect[]) {
  const others = new Set(['parent', 'root']);
  return {
    sent: effects.filter(({ to }) => others.has(to as string)).map(({ event }) => event),
    emitted: effects.flatMap(({ emit }) => (emit === undefined ? [] : [emit])),
  };
}

function compare(path: Step, live: ReturnType<typeof startLive>): { expected: unknown; seen: unknown } {
  const sent = { sent: live.takeSent(), emitted: live.takeEmitted() };
  return {
    expected: {
      value: path.after.value,
      tags: [...path.after.tags].toSorted(),
      context: toPlain(path.after.context),
      sent: toPlain(listSent(path.effects)),
    },
    seen: {
      value: live.getValue(),
      tags: live.getTags(),
      context: toPlain(live.getContext()),
      sent: toPlain(sent),
    },
  };
}

/** The first step at which a live actor differed from the path. */
export type Divergence = { steps: string[]; expected: unknown; seen: unknown };

const MINUTES = 600_000;

async function cause(live: ReturnType<typeof startLive>, event: AnyEventObject): Promise<void> {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind === 'done') live.promised.get(id)?.resolve(event['output']);
  else if (kind === 'error') live.promised.get(id)?.reject(event['error']);
  else if (event.type.startsWith('xstate.after.')) live.clock.increment(MINUTES);
  else live.actor.send(event);
  await settle();
}

/** Runs a path on a live actor; refused cases of new states are sent too and must change nothing. */
export async function runLive(
  { model, inputs, refused, findEvent }: Explored,
  path: readonly Walked[],
  visited: Set<number>,
): Promise<Divergence | undefined> {
  const live = startLive(model.machine, inputs[path[0]?.move.name ?? '']);
  const steps: string[] = [];
  try {
    for (const [index, { move, event, step }] of path.entries()) {
      steps.push(move.name);
      if (move.from !== null) await cause(live, event);
      const found = compare(step, live);
      if (JSON.stringify(found.expected) !== JSON.stringify(found.seen)) return { steps, ...found };
      const broken = findBroken(model, { ...step, event, before: path[index - 1]?.step.after });
      if (broken) return { steps, expected: `${broken.section}: ${broken.says}`, seen: found.seen };
      if (visited.has(move.to)) continue;
      visited.add(move.to);
      for (const { state, name } of refused) {
        const other = state === move.to ? findEvent(step.after, name) : undefined;
        if (!other || other.type.startsWith('xstate.')) continue;
        live.actor.send(other);
        await settle();
        const after = compare({ ...step, effects: [] }, live);
        if (JSON.stringify(after.expected) !== JSON.stringify(after.seen))
          return { steps: [...steps, `refused: ${name}`], ...after };
      }
    }
    return undefined;
  } finally {
    live.root.stop();
  }
}
