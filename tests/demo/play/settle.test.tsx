import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { settle } from '../../../src/demo/play/settle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A product with a part that saves until it is told. */
const saving = createMachine({
  initial: 'saving',
  states: { saving: { tags: 'busy', on: { saved: 'still' } }, still: {} },
});

function start() {
  const root = createActor(createMachine({ invoke: { id: 'part', src: saving } })).start();
  const state = { events: 0, isSettled: false };
  void settle(root, () => state.events).then(() => (state.isSettled = true));
  return { state, save: () => root.getSnapshot().children['part']?.send({ type: 'saved' }) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page is settled when nothing is saved or loaded, and a moment has passed without an event', async () => {
  const { state, save } = start();
  await pass(2_000);
  expect(state.isSettled).toBe(false);
  save();
  document.body.append(document.createElement('p'));
  document.querySelector('p')?.setAttribute('aria-busy', 'true');
  await pass(500);
  expect(state.isSettled).toBe(false);
  document.body.replaceChildren();
  await pass(150);
  state.events += 1;
  await pass(200);
  expect(state.isSettled).toBe(false);
  await pass(300);
  expect(state.isSettled).toBe(true);
});

test('what never settles is not waited for without end', async () => {
  const { state } = start();
  await pass(4_900);
  expect(state.isSettled).toBe(false);
  await pass(200);
  expect(state.isSettled).toBe(true);
});
