import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Move } from '../../../mock-server/demo/moves';
import { isRunning, playbackMachine, toActs, type Act } from '../../../src/demo/play/playback';

const go = (path: string, after: number): Move => ({ go: path, by: 1, after });
const leave: Move = { after: 900, to: 'consultaCreate', set: {}, left: ['nom'] };

function start(acts: readonly Act[]) {
  const clock = new SimulatedClock();
  const made: (Act | undefined)[] = [];
  const failing = new Set<Act | undefined>();
  const make = fromPromise<void, Act | undefined>(async ({ input }) => {
    if (failing.has(input)) throw new Error('not now');
    made.push(input);
  });
  const player = createActor(playbackMachine.provide({ actors: { make } }), { input: { acts }, clock });
  player.start();
  /** Waits for an act that has begun. */
  const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return { player, made, failing, pass, settle, readState: () => player.getSnapshot().value };
}

const ACTS: Act[] = [100, 200, 400].map((wait, index) => ({ wait, moves: [go(`/${index}`, wait)] }));
const [FIRST, SECOND] = ACTS;

test('the moves of one press are one act, and long pauses are shortened', () => {
  expect(toActs([go('/a', 500), go('/b', 59), leave, go('/c', 60), go('/d', 60_000)])).toEqual([
    { wait: 500, moves: [go('/a', 500), go('/b', 59), leave] },
    { wait: 60, moves: [go('/c', 60)] },
    { wait: 3_000, moves: [go('/d', 60_000)] },
  ]);
});

test('acts are played with their recorded pauses, to the last', async () => {
  const { made, pass, readState } = start(ACTS);
  await pass(99);
  expect(made).toEqual([]);
  await pass(1);
  expect(made).toEqual([FIRST]);
  await pass(200);
  await pass(400);
  expect(made).toEqual(ACTS);
  expect(readState()).toBe('ended');
  expect(start([]).readState()).toBe('ended');
});

test('a change of speed applies to the next act', async () => {
  const { player, made, pass } = start(ACTS);
  player.send({ type: 'speed', speed: 'fourfold' });
  await pass(100);
  await pass(50);
  expect(made).toEqual([FIRST, SECOND]);
  player.send({ type: 'speed', speed: 'half' });
  await pass(100);
  expect(player.getSnapshot().context.made).toBe(3);
});

test('a playback pauses, makes single acts, and resumes', async () => {
  const { player, made, pass, settle, readState } = start(ACTS);
  player.send({ type: 'pause' });
  await pass(10_000);
  expect([readState(), made]).toEqual(['paused', []]);
  player.send({ type: 'step' });
  expect(isRunning(player.getSnapshot())).toBe(false);
  await settle();
  expect([readState(), made]).toEqual(['paused', [FIRST]]);
  player.send({ type: 'play' });
  await pass(200);
  expect([readState(), isRunning(player.getSnapshot())]).toEqual(['waiting', true]);
  player.send({ type: 'step' });
  await settle();
  expect([readState(), made]).toEqual(['ended', ACTS]);
});

test('a failed act stops the playback until the next try', async () => {
  const { player, made, failing, pass, settle, readState } = start(ACTS);
  failing.add(FIRST);
  await pass(100);
  expect([readState(), player.getSnapshot().context.made]).toEqual(['stuck', 0]);
  player.send({ type: 'step' });
  await settle();
  expect(readState()).toBe('stuck');
  failing.clear();
  player.send({ type: 'play' });
  await settle();
  expect([readState(), made]).toEqual(['waiting', [FIRST]]);
});
