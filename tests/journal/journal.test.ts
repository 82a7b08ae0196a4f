import * as fc from 'fast-check';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MACHINES } from '../machines/support/machines';
import { exportJournal, importJournal } from '../../src/journal/exchange';
import { createFold, fold } from '../../src/journal/fold';
import { createJournal, type Checkpoint } from '../../src/journal/record';
import { pick, type Keep } from '../../src/journal/redact';
import { commands, tour } from './commands';
import { startSession, type Command } from './session';

/** What folded and live must have in common: state, tags, children, and every field that a guard reads. */
type State = Omit<Checkpoint, 'stream'> & { status: string; tags: string[] };

type Step = { live: State; event: Record<string, unknown> };

const getReads = ({ machine }: AnyMachineSnapshot) => (machine.config.meta as { keep: Keep }).keep.reads;

function toState(snapshot: AnyMachineSnapshot, context: Record<string, unknown>): State {
  const { machine, value, children, status, tags } = snapshot;
  return {
    machine: machine.id,
    value,
    context,
    children: Object.keys(children).toSorted(),
    status,
    tags: [...tags].toSorted(),
  };
}

function toFolded(snapshot: AnyMachineSnapshot): State {
  return toState(
    snapshot,
    pick(snapshot.context, getReads(snapshot), (token) => token),
  );
}

/** Plays a session and records it twice: whole, and with a limit that makes checkpoints all the time. */
async function play(session: readonly Command[]) {
  const whole = createJournal({ limit: 1_000_000 });
  const short = createJournal({ limit: 16 });
  const steps: Step[] = [];
  const alive = new Map<string, { actor: AnyActorRef; snapshot: AnyMachineSnapshot }>();
  const { run, root, getCalls } = startSession((inspected: InspectionEvent) => {
    whole.inspect(inspected);
    short.inspect(inspected);
    if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
    const actor = inspected.actorRef as AnyActorRef;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const { stream, context } = whole.readState(actor, snapshot);
    steps.push({ live: toState(snapshot, context), event: inspected.event });
    if (inspected.event.type === 'xstate.stop') alive.delete(stream);
    else alive.set(stream, { actor, snapshot });
  });
  for (const command of session) await run(command);
  const readAlive = (journal: typeof whole) =>
    Object.fromEntries(
      [...alive].map(([stream, { actor, snapshot }]) => [
        stream,
        toState(snapshot, journal.readState(actor, snapshot).context),
      ]),
    );
  return { whole, short, steps, readAlive, root, getCalls };
}

function toFoldedAll(journal: Parameters<typeof fold>[0]): Record<string, State> {
  return Object.fromEntries(
    [...fold(journal, MACHINES)].map(([stream, snapshot]) => [stream, toFolded(snapshot)]),
  );
}

/** Another value of the same kind wherever the journal kept nothing; what became tokens stays as it was kept. */
function scramble(kept: unknown, live: unknown): unknown {
  if (kept !== undefined && (typeof kept !== 'object' || kept === null || Array.isArray(kept))) return kept;
  if (typeof live === 'string') return `${live} otherwise`;
  if (typeof live === 'number') return -live - 1;
  if (typeof live === 'boolean') return !live;
  if (Array.isArray(live)) return [];
  if (typeof live !== 'object' || live === null) return kept;
  const known = (kept ?? {}) as Record<string, unknown>;
  if (Object.keys(known).some((key) => !Object.hasOwn(live, key))) return known;
  return Object.fromEntries(Object.entries(live).map(([key, value]) => [key, scramble(known[key], value)]));
}

async function check(session: readonly Command[]): Promise<void> {
  const { whole, short, steps, readAlive } = await play(session);
  const journal = whole.read();

  const folding = createFold(MACHINES);
  const scrambling = createFold(MACHINES);
  expect(journal.entries).toHaveLength(steps.length);
  for (const [index, entry] of journal.entries.entries()) {
    const { live, event } = steps[index] as Step;
    expect(toFolded(folding.apply(entry)), `${index} ${entry.stream} ${entry.event.type}`).toEqual(live);
    const scrambled = { ...entry, event: scramble(entry.event, event) as typeof entry.event };
    expect(toFolded(scrambling.apply(scrambled)), `scrambled ${entry.stream} ${entry.event.type}`).toEqual(
      live,
    );
  }

  const text = exportJournal(journal);
  expect(importJournal(text)).toEqual(journal);
  expect(toFoldedAll(importJournal(text))).toEqual(readAlive(whole));
  expect(text).not.toMatch(/zq|example\.org|600 000/i);

  expect(toFoldedAll(short.read())).toEqual(readAlive(short));
  expect(short.read().entries.length).toBeLessThanOrEqual(16);
  expect(exportJournal(short.read())).not.toMatch(/zq|example\.org|600 000/i);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the journal of random sessions', () => {
  it('folds to what is live, event by event, without anything private', { timeout: 60_000 }, async () => {
    await fc.assert(fc.asyncProperty(commands, check), { numRuns: 60, seed: 2 });
  });
});

describe('the journal of a session that meets every machine', () => {
  it('names each of them and folds to what is live', async () => {
    await check(tour);
    const { whole } = await play(tour);
    const met = new Set(whole.read().entries.flatMap(({ machine }) => machine ?? []));
    expect([...met].toSorted()).toEqual(Object.keys(MACHINES).toSorted());
  });
});
