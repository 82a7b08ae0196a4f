import { assign, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { createDoor, door } from '../door';
import { explore } from '../explore';
import { named, plain } from '../model';
import { listDifferences, toGolden } from './golden';

const exploreDoor = (...of: Parameters<typeof createDoor>) => explore(door({ machine: createDoor(...of) }));

const OPEN = `open
  closed
    count 0 | count 1  → opened; wait 1000; count = count + 1
    count 2  → locked`;

test('a machine is told case by case: where each leads and when, what is done and what changes', () => {
  expect(toGolden([exploreDoor()])).toBe(`door: 6 states

closed []
opened []
locked []

start
  → closed; count = 0, colour = "red"

${OPEN}

close
  opened  → closed

paint
  stays; colour = "blue"

after 1000
  → closed
`);
});

test('machines of one factory are told together: a value that differs is a parameter, and behaviour that differs a row', () => {
  expect(toGolden([exploreDoor(), exploreDoor(1, 'gate', 'green')]))
    .toBe(`door: 6 states; $paint.colour = "blue"
gate: 4 states; $paint.colour = "green"

closed []
opened []
locked []

start
  → closed; count = 0, colour = "red"

open
  closed
    count 0  → opened; wait 1000; count = count + 1
    count 1
      door  → opened; wait 1000; count = count + 1
      gate  → locked
    count 2  → locked

close
  opened  → closed

paint
  stays; colour = $paint.colour

after 1000
  → closed
`);
});

test('a guard that is another shows in the cases that it decides', () => {
  const [committed, found] = [toGolden([exploreDoor(2)]), toGolden([exploreDoor(1)])];
  expect(listDifferences(committed, committed)).toEqual([]);
  expect(listDifferences(committed, found)).toEqual([
    { name: 'door: 6 states', expected: 'door: 6 states', seen: undefined },
    {
      name: 'open',
      expected: OPEN,
      seen: `open
  closed
    count 0  → opened; wait 1000; count = count + 1
    count 1  → locked`,
    },
    { name: 'door: 4 states', expected: undefined, seen: 'door: 4 states' },
  ]);
});

/** A slate whose text is cleared, unless that is forgotten; no guard reads it. */
const createSlate = (forgets: boolean) =>
  createMachine({
    id: 'slate',
    meta: { keep: { events: {}, reads: [] } },
    types: {} as { context: { said: string | null } },
    context: { said: null },
    on: {
      say: { actions: assign({ said: 'Bon dia' }) },
      wipe: { actions: forgets ? [] : assign({ said: null }) },
    },
  });

test('what a case clears is told, though nothing was there to be cleared when its state was found', () => {
  const read = (forgets: boolean) =>
    toGolden([
      explore({ machine: createSlate(forgets), events: [plain('say'), plain('wipe')], invariants: [] }),
    ]);
  expect(read(false)).toContain('\nwipe\n  stays; said = null\n');
  expect(listDifferences(read(false), read(true))).toEqual([
    { name: 'wipe', expected: 'wipe\n  stays; said = null', seen: 'wipe\n  stays' },
  ]);
});

const book = createMachine({
  id: 'book',
  meta: { keep: { events: {}, reads: [] } },
  types: {} as {
    context: { names: Record<string, number>; count: number };
    events: { type: 'sign'; name: string };
  },
  context: { names: {}, count: 0 },
  on: {
    sign: {
      actions: assign(({ context: { names, count }, event }) => ({
        names: { ...names, [event.name]: count + 1 },
        count: count + 1,
      })),
    },
  },
});

test('what was there before is told as kept, and a number after a count as one more', () => {
  const events = ['Jana', 'Biel'].map((name) => named(`sign ${name}`, { type: 'sign', name }));
  expect(toGolden([explore({ machine: book, events, invariants: [] })])).toContain(`
sign Biel
  stays; names = {…, Biel: count + 1}, count = count + 1
`);
});
