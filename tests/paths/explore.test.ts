import { assign, setup } from 'xstate';
import { expect, test } from 'vitest';
import { listDifferences, toExpected } from './expected';
import { explore } from './explore';
import { runLive } from './live';
import { invariant, plain, type Model } from './model';
import { isKilled, listMutants } from './mutate';
import { coverFewest } from './suite';
import { walk } from './walk';

/** A door that locks itself after having been opened so often. */
const createDoor = (limit = 2) =>
  setup({
    types: { context: {} as { count: number; colour: string } },
    guards: { isWorn: ({ context }) => context.count >= limit },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'door',
    meta: { keep: { events: {}, reads: ['count'] } },
    context: { count: 0, colour: 'red' },
    initial: 'closed',
    on: { paint: { actions: assign({ colour: 'blue' }) } },
    states: {
      closed: {
        on: {
          open: [
            { guard: 'isWorn', target: 'locked' },
            { target: 'opened', actions: 'count' },
          ],
        },
      },
      opened: { after: { 1000: 'closed' }, on: { close: 'closed' } },
      locked: {},
    },
  });

const EVENTS = [plain('open'), plain('close'), plain('paint')];
const door = (fields: Partial<Model> = {}): Model => ({
  machine: createDoor(),
  events: EVENTS,
  invariants: [],
  ...fields,
});

test('every state, case and refusal of a machine is found', () => {
  const { states, moves, refused, untaken } = explore(door());
  expect(states.map(({ name }) => name)).toEqual([
    'closed (count=0)',
    'opened (count=1)',
    'closed (count=1)',
    'opened (count=2)',
    'closed (count=2)',
    'locked (count=2)',
  ]);
  const toLine = (at: number | null, name: string, to?: number): string =>
    [at === null ? '' : states[at]?.name, name, to === undefined ? 'refused' : states[to]?.name].join(' → ');
  expect(
    moves.filter(({ name }) => name !== 'paint').map(({ from, name, to }) => toLine(from, name, to)),
  ).toEqual([
    ' → start → closed (count=0)',
    'closed (count=0) → open → opened (count=1)',
    'opened (count=1) → close → closed (count=1)',
    'opened (count=1) → after 1000 → closed (count=1)',
    'closed (count=1) → open → opened (count=2)',
    'opened (count=2) → close → closed (count=2)',
    'opened (count=2) → after 1000 → closed (count=2)',
    'closed (count=2) → open → locked (count=2)',
  ]);
  expect(refused.map(({ state, name }) => toLine(state, name))).toEqual([
    'closed (count=0) → close → refused',
    'opened (count=1) → open → refused',
    'closed (count=1) → close → refused',
    'opened (count=2) → open → refused',
    'closed (count=2) → close → refused',
    'locked (count=2) → open → refused',
    'locked (count=2) → close → refused',
  ]);
  expect(untaken).toEqual([]);
});

test('a field that a guard reads and the key lacks is noticed', () => {
  expect(() => explore(door({ key: () => ({}) }))).toThrow('door: two states count as one but differ');
});

test('a machine with more states than anybody would look at is refused', () => {
  expect(() => explore(door({ machine: createDoor(2_000) }))).toThrow('door has more than 2000 states');
});

test('a transition that no case takes is named', () => {
  const { untaken } = explore(door({ events: [plain('open'), plain('close')] }));
  expect(untaken).toEqual(['door paint #0']);
});

test('a step that breaks an invariant is the one that is shown', async () => {
  const { opened, ...rest } = { opened: 2, ...door() };
  const few = invariant('§1', 'opens once', ({ after }) => after.context.count < opened);
  const explored = explore({ ...rest, invariants: [few] });
  const [path = []] = coverFewest(explored).paths.map((edges) => walk(explored, edges));
  const divergence = await runLive(explored, path, new Set());
  expect(divergence?.expected).toBe('§1: opens once');
  expect(divergence?.steps.filter((step) => step === 'open')).toHaveLength(opened);
});

test('a guard that is another shows as a difference of the cases that it decides', () => {
  const committed = toExpected(explore(door()));
  const found = toExpected(explore(door({ machine: createDoor(1) })));
  expect(listDifferences(committed, committed)).toEqual([]);
  expect(listDifferences(committed, found)).toContainEqual({
    ...{ state: 'closed (count=1)', name: 'open' },
    expected: { to: 'opened (count=2)', does: [{ wait: 1000 }], sets: { count: 2 } },
    seen: { to: 'locked (count=1)' },
  });
});

test('each part that may be missing is one mutant, and the paths notice each', () => {
  const explored = explore(door());
  const { paths } = coverFewest(explored);
  const mutants = listMutants(explored.model.machine);
  expect(mutants.map(({ id }) => id)).toEqual([
    'door paint #0 deleted',
    'door paint #0 without assign #0',
    'door.closed open #0 deleted',
    'door.closed open #0 without its guard',
    'door.closed open #1 deleted',
    'door.closed open #1 without count #0',
    'door.opened close #0 deleted',
    'door.opened after 1000 #0 deleted',
  ]);
  const listAlive = (edges: typeof paths): string[] => {
    const walked = edges.map((path) => walk(explored, path));
    return mutants.filter((mutant) => !isKilled(explored, walked, mutant)).map(({ id }) => id);
  };
  expect(listAlive(paths)).toEqual([]);
  const isPaint = (edge: number): boolean => explored.moves[edge]?.name === 'paint';
  expect(listAlive(paths.map((path) => path.filter((edge) => !isPaint(edge))))).toEqual([
    'door paint #0 deleted',
    'door paint #0 without assign #0',
  ]);
});
