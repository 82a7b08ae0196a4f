import { assign, createActor, emit, setup } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { Move } from '../../../mock-server/demo/moves';
import { createDraft, type Draft } from '../../../src/machines/kit/form/draft';
import { findActor, nameActor } from '../../../src/demo/play/actors';
import { watchMoves } from '../../../src/demo/play/watchMoves';

const TAKEN = { actions: () => {} };
const EMPTY = { nom: '', current_password: '', password: '' };
type Values = typeof EMPTY;

const formMachine = setup({
  types: {
    context: {} as { draft: Draft<Values> },
    events: {} as { type: 'record.submit'; valid: boolean } | { type: 'record.changed' },
  },
}).createMachine({
  id: 'profile',
  context: () => ({ draft: createDraft(EMPTY) }),
  on: { 'record.submit': TAKEN, 'record.changed': TAKEN },
});

const authMachine = setup({
  types: { events: {} as { type: 'auth.signIn'; email: string; password: string } | { type: 'auth.lost' } },
}).createMachine({ id: 'auth', on: { 'auth.signIn': TAKEN, 'auth.lost': TAKEN } });

type Address = { path: string; query: Record<string, string>; index: number };
const navigationMachine = setup({
  types: {
    context: {} as { address: Address },
    events: {} as ({ type: 'navigation.arrived' } & Address) | { type: 'navigation.go'; path: string },
    emitted: {} as { type: 'redirect'; to: string } | { type: 'undo' },
  },
}).createMachine({
  id: 'navigation',
  context: { address: { path: '/', query: {}, index: 4 } },
  on: {
    'navigation.arrived': { actions: assign({ address: ({ event }) => event }) },
    'navigation.go': { actions: emit(({ event }) => ({ type: 'redirect', to: event.path })) },
  },
});

const rootMachine = setup({
  actors: { profile: formMachine, auth: authMachine, navigation: navigationMachine },
}).createMachine({
  id: 'root',
  invoke: [
    { id: 'screen-1', src: 'profile' },
    { id: 'screen-2', src: 'profile' },
    { id: 'auth', src: 'auth' },
    { id: 'navigation', src: 'navigation' },
  ],
});

function start() {
  vi.useFakeTimers();
  const root = createActor(rootMachine).start();
  const { children } = root.getSnapshot();
  const navigation = children['navigation'] as never as ReturnType<
    typeof createActor<typeof navigationMachine>
  >;
  const auth = children['auth'] as never as ReturnType<typeof createActor<typeof authMachine>>;
  const form = children['screen-2'] as never as ReturnType<typeof createActor<typeof formMachine>>;
  const moves: Move[] = [];
  const arrive = (path: string, index: number, query = {}) =>
    navigation.send({ type: 'navigation.arrived', path, query, index });
  // Like the bridge: a redirect sends its address at once.
  navigation.on('redirect', ({ to }) => arrive(to, 5));
  const stop = watchMoves(root as never, navigation as never, (move) => moves.push(move));
  const pass = (ms = 0) => void vi.advanceTimersByTime(ms);
  return { root, children, navigation, auth, form, moves, arrive, stop, pass };
}

afterEach(() => vi.useRealTimers());

test('the newest of several actors with one machine has the plain name', () => {
  const { root, children } = start();
  const names = Object.values(children).map((child) => nameActor(child as never));
  expect(names).toEqual(['profile~1', 'profile', 'auth', 'navigation']);
  expect(names.map((name) => findActor(root, name))).toEqual(Object.values(children));
  expect([nameActor(root), findActor(root, ''), findActor(root, 'profile~2')]).toEqual(['', root, undefined]);
});

test('addresses opened by a person are moves, redirects of the product are not', () => {
  const { moves, arrive, navigation, pass } = start();
  pass(300);
  arrive('/consultes', 5, { canal: 'telefon' });
  pass();
  navigation.send({ type: 'navigation.go', path: '/calendari' });
  pass(400);
  arrive('/consultes', 4);
  arrive('/recordar_contrasenya/abc/algu@example.org', 5);
  pass();
  expect(moves).toEqual([
    { after: 300, go: '/consultes?canal=telefon', by: 1 },
    { after: 0, to: 'navigation', event: { type: 'navigation.go', path: '/calendari' } },
    { after: 400, go: '/consultes', by: -1 },
  ]);
});

test('changes of a draft and accepted events are moves, with replaced passwords', () => {
  const { moves, auth, form, pass } = start();
  const { api } = form.getSnapshot().context.draft;
  pass(200);
  api.setFieldValue('nom', 'Laia');
  form.send({ type: 'record.changed' });
  pass(50);
  api.setFieldValue('password', 'Secret-2026');
  pass(50);
  form.send({ type: 'record.submit', valid: true });
  auth.send({ type: 'auth.lost' });
  auth.send({ type: 'auth.signIn', email: 'a@example.org', password: 'Secret-2026' });
  pass();
  expect(moves).toEqual([
    { after: 200, to: 'profile', set: { nom: 'Laia' }, left: [] },
    { after: 50, to: 'profile', set: { password: 'Demo1234!' }, left: [] },
    { after: 50, to: 'profile', event: { type: 'record.submit', valid: true } },
    { after: 0, to: 'auth', event: { type: 'auth.signIn', email: 'a@example.org', password: 'Demo1234!' } },
  ]);
});

test('events that no machine accepts, and all after the stop, are no moves', () => {
  const { moves, form, stop, pass } = start();
  form.send({ type: 'record.retry' } as never);
  pass();
  stop();
  form.send({ type: 'record.submit', valid: true });
  form.getSnapshot().context.draft.api.setFieldValue('nom', 'Laia');
  pass();
  expect(moves).toEqual([]);
});
