import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { createId } from './id';
import { createTokens, pick, type Keep } from './redact';

/** An event of an actor; `xstate.init` opens a stream, the second one of an id is `…#2`. */
export type Entry = { stream: string; machine?: string; event: AnyEventObject };

/** An actor's state before the first kept entry, as far as guards read it. */
export type Checkpoint = {
  stream: string;
  machine: string;
  value: AnyMachineSnapshot['value'];
  context: Record<string, unknown>;
  children: string[];
};

export type Journal = {
  /** Prefix of the entries' references. */
  id: string;
  first: number;
  checkpoints: readonly Checkpoint[];
  entries: readonly Entry[];
};

type Stream = { name: string; births: Record<string, number> };

const NOTHING: Keep = { events: {}, reads: [] };

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}

type Options = {
  id?: string;
  limit?: number;
  /** Journal fields of machines without `meta.keep`, by their ids. */
  keeps?: Readonly<Record<string, Keep>>;
};

/** Keeps `limit / 2` to `limit` events without personal data, after a checkpoint of each actor. */
export function createJournal({ id = createId(), limit = 4_000, keeps = {} }: Options = {}) {
  const { toToken, age } = createTokens();
  const streams = new WeakMap<AnyActorRef, Stream>();
  const alive = new Map<string, AnyMachineSnapshot>();
  let first = 1;
  let checkpoints: Checkpoint[] = [];
  let entries: Entry[] = [];
  let nextCheckpoints: Checkpoint[] = [];
  let nextEntries: Entry[] = [];

  function getStream(actor: AnyActorRef): Stream {
    let stream = streams.get(actor);
    if (!stream) {
      let name = actor.id;
      if (actor._parent) {
        const parent = getStream(actor._parent);
        const birth = (parent.births[name] = (parent.births[name] ?? 0) + 1);
        name = `${parent.name}/${name}${birth > 1 ? `#${birth}` : ''}`;
      }
      stream = { name, births: {} };
      streams.set(actor, stream);
    }
    return stream;
  }

  function getKeep({ machine }: AnyMachineSnapshot): Keep {
    return (machine.config.meta as { keep?: Keep } | undefined)?.keep ?? keeps[machine.id] ?? NOTHING;
  }

  function toCheckpoint(stream: string, snapshot: AnyMachineSnapshot): Checkpoint {
    return {
      stream,
      machine: snapshot.machine.id,
      value: snapshot.value,
      context: pick(snapshot.context, getKeep(snapshot).reads, toToken),
      children: Object.keys(snapshot.children),
    };
  }

  function turn(): void {
    age();
    first += entries.length;
    checkpoints = nextCheckpoints;
    entries = nextEntries;
    nextCheckpoints = [...alive].map(([stream, snapshot]) => toCheckpoint(stream, snapshot));
    nextEntries = [];
  }

  return {
    inspect(inspected: InspectionEvent): void {
      if (inspected.type !== '@xstate.snapshot' || !isOfMachine(inspected.snapshot)) return;
      const { actorRef, event, snapshot } = inspected;
      const { type } = event;
      const keep = getKeep(snapshot);
      const { name: stream } = getStream(actorRef as AnyActorRef);
      if (type === 'xstate.init') {
        const input = keep.input && pick(event['input'], keep.input, toToken);
        nextEntries.push({ stream, machine: snapshot.machine.id, event: { type, ...(input && { input }) } });
      } else {
        nextEntries.push({ stream, event: { ...pick(event, keep.events[type] ?? [], toToken), type } });
      }
      if (type === 'xstate.stop') alive.delete(stream);
      else alive.set(stream, snapshot);
      if (nextEntries.length >= limit / 2) turn();
    },
    read(): Journal {
      return { id, first, checkpoints: [...checkpoints], entries: [...entries, ...nextEntries] };
    },
    readState: (actor: AnyActorRef, snapshot: AnyMachineSnapshot): Checkpoint =>
      toCheckpoint(getStream(actor).name, snapshot),
  };
}
