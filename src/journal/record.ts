import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { createId } from './id';
import { createTokens, pick, type Keep } from './redact';

/**
 * One event that an actor processed. A stream is one actor's life: its name is the parent's, the actor's id and, from
 * the second of that id on, which one it is (`root/deletion#2`). `xstate.init` opens it and names the machine.
 */
export type Entry = { stream: string; machine?: string; event: AnyEventObject };

/** What an actor had become before the first entry that is still kept: its state, as far as guards read it. */
export type Checkpoint = {
  stream: string;
  machine: string;
  value: AnyMachineSnapshot['value'];
  context: Record<string, unknown>;
  children: string[];
};

export type Journal = {
  /** What it is called, so that its entries can be. */
  id: string;
  /** The number of the first entry that is still kept. */
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
  /** What is kept of machines that do not say it themselves, by their ids. */
  keeps?: Readonly<Record<string, Keep>>;
};

/**
 * Keeps every event that any machine processed, without what names a person or was typed. At least `limit / 2` of the
 * newest events are there, at most `limit`; what came before is a checkpoint for each actor that still lives.
 */
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
    /** To be given to `createActor` as `inspect`. */
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
    /** What is kept now. */
    read(): Journal {
      return { id, first, checkpoints: [...checkpoints], entries: [...entries, ...nextEntries] };
    },
    /** A living actor as a checkpoint would keep it. */
    readState: (actor: AnyActorRef, snapshot: AnyMachineSnapshot): Checkpoint =>
      toCheckpoint(getStream(actor).name, snapshot),
  };
}
