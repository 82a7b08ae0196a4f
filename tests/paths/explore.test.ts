import { expect, test } from 'vitest';
import { createDoor, door } from './door';
import { explore } from './explore';
import { runLive } from './live';
import { invariant, plain } from './model';
import { coverFewest } from './suite';
import { walk } from './walk';

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

test('a machine with more states than a person would review is refused', () => {
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
