import { expect, test } from 'vitest';
import { createDoor, door } from '../door';
import { explore } from '../explore';
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
