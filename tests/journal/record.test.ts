import { createActor, enqueueActions, setup, stopChild } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createFold, fold } from '../../src/journal/fold';
import { createJournal } from '../../src/journal/record';
import { spawn } from '../../src/machines/kit/spawn';

const lamp = setup({ types: { input: {} as { owner: number } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  meta: { keep: { input: ['owner'], events: { turn: ['by'] }, reads: ['owner'] } },
  context: ({ input }) => ({ owner: input.owner }),
  states: { off: { on: { turn: 'on' } }, on: { on: { turn: 'off' } } },
});

const house = setup({ types: { input: {} as { floor: number } } }).createMachine({
  id: 'house',
  meta: { keep: { input: ['floor'], events: {}, reads: ['floor'] } },
  context: ({ input }) => ({ floor: input.floor }),
  on: {
    light: { actions: spawn(lamp, 'lamp', { owner: 7 }) },
    press: {
      actions: enqueueActions(({ enqueue }) => enqueue.sendTo('lamp', { type: 'turn', by: 3, why: 'fosc' })),
    },
    dark: { actions: stopChild('lamp') },
  },
});

const machines = { lamp, house };

function live(limit?: number) {
  const journal = createJournal({ id: 'K3F9', ...(limit !== undefined && { limit }) });
  const input = { floor: 2, name: 'Cal Zqnil' };
  const actor = createActor(house, { id: 'house', input, inspect: journal.inspect }).start();
  const send = (...types: string[]) => {
    for (const type of types) actor.send({ type });
  };
  return { journal, send };
}

describe('recording', () => {
  test('keeps each event once it was processed, in the stream of the actor that processed it', () => {
    const { journal, send } = live();
    send('light', 'press', 'dark', 'light');
    expect(journal.read()).toEqual({
      id: 'K3F9',
      first: 1,
      checkpoints: [],
      entries: [
        { stream: 'house', machine: 'house', event: { type: 'xstate.init', input: { floor: 2 } } },
        { stream: 'house/lamp', machine: 'lamp', event: { type: 'xstate.init', input: { owner: 7 } } },
        { stream: 'house', event: { type: 'light' } },
        { stream: 'house/lamp', event: { type: 'turn', by: 3 } },
        { stream: 'house', event: { type: 'press' } },
        { stream: 'house/lamp', event: { type: 'xstate.stop' } },
        { stream: 'house', event: { type: 'dark' } },
        { stream: 'house/lamp#2', machine: 'lamp', event: { type: 'xstate.init', input: { owner: 7 } } },
        { stream: 'house', event: { type: 'light' } },
      ],
    });
  });

  test('puts a checkpoint of every living actor in the place of the oldest events', () => {
    const { journal, send } = live(4);
    send('light', 'press', 'press', 'press');
    expect(journal.read()).toEqual({
      id: 'K3F9',
      first: 7,
      checkpoints: [
        { stream: 'house', machine: 'house', value: {}, context: { floor: 2 }, children: ['lamp'] },
        { stream: 'house/lamp', machine: 'lamp', value: 'off', context: { owner: 7 }, children: [] },
      ],
      entries: [
        { stream: 'house', event: { type: 'press' } },
        { stream: 'house/lamp', event: { type: 'turn', by: 3 } },
        { stream: 'house', event: { type: 'press' } },
      ],
    });
  });

  test('never holds more than its limit', () => {
    const { journal, send } = live(100);
    send('light');
    for (let turn = 0; turn < 500; turn += 1) send('press');
    const { first, checkpoints, entries } = journal.read();
    expect(first + entries.length - 1).toBe(1_003);
    expect(entries.length).toBeGreaterThanOrEqual(50);
    expect(entries.length).toBeLessThanOrEqual(100);
    expect(checkpoints.map(({ stream }) => stream)).toEqual(['house', 'house/lamp']);
  });
});

describe('folding', () => {
  test('a journal leads to the living actors alone', () => {
    const { journal, send } = live();
    send('light', 'press', 'dark', 'light', 'press');
    const values = [...fold(journal.read(), machines)].map(([stream, { value }]) => [stream, value]);
    expect(values).toEqual([
      ['house', {}],
      ['house/lamp#2', 'on'],
    ]);
  });

  test('names the machine or the actor that it does not know', () => {
    const init = { type: 'xstate.init' };
    expect(() => createFold({}).apply({ stream: 'house', machine: 'house', event: init })).toThrow(
      'The journal names a machine that is not known: house',
    );
    expect(() => createFold(machines).apply({ stream: 'house', event: { type: 'light' } })).toThrow(
      'The journal has an event of an actor that it never opened: house',
    );
  });
});
