import { fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { explore } from '../explore';
import { call, plain, type Model } from '../model';
import type { Driver } from './driver';
import { ENDED, LOST, plan } from './plan';

/** A small form: loaded, left or saved, and back after a lost session. */
const machine = setup({ actors: { load: fromPromise(async () => {}) } }).createMachine({
  id: 'page',
  meta: { keep: { events: {}, reads: [] } },
  initial: 'loading',
  states: {
    loading: { invoke: { id: 'load', src: 'load', onDone: 'open', onError: 'failed' } },
    failed: { on: { 'screen.resumed': 'loading', retry: 'loading' } },
    open: { on: { close: 'closed', look: {}, hide: {} } },
    closed: {},
  },
});

const model: Model = {
  machine,
  events: ['screen.resumed', 'retry', 'close', 'look', 'hide'].map((type) => plain(type)),
  outcomes: { load: call(['loaded']) },
  invariants: [],
};

const NOTHING = async () => {};
const driver: Driver = {
  machine: 'page',
  who: () => null,
  open: NOTHING,
  causes: { start: NOTHING, 'screen.resumed': NOTHING, retry: NOTHING, close: NOTHING, look: NOTHING },
  calls: { load: 'GET /page$' },
  ends: { load: ['loaded'] },
  remember: (memory, name) => (name === 'close' ? ENDED : memory),
  late: [ENDED],
  sees: {},
  stream: /^page$/,
};

const list = (paths: ReturnType<typeof plan>) =>
  paths.map((path) => path.map(({ name, memory }) => [name, memory].filter(Boolean).join(', ')));

test('a person takes every transition there is a way to; what leaves the page comes last', () => {
  expect(list(plan(explore(model), driver))).toEqual([
    ['start', 'load: loaded', 'look', `close, ${ENDED}`],
    ['start', 'load: 400', 'retry', `load: 401, ${LOST}`, 'screen.resumed'],
  ]);
});

test('a plan leaves out cases without a cause, and those that a person would avoid', () => {
  const names = (of: Driver) =>
    new Set(
      plan(explore(model), of)
        .flat()
        .map(({ name }) => name),
    );
  expect(names(driver)).not.toContain('hide');
  expect(names({ ...driver, remember: (_, name) => (name === 'look' ? undefined : '') })).not.toContain(
    'look',
  );
});

test('who signs in again comes back even where the machine takes no notice', () => {
  const calm: Driver = {
    ...driver,
    remember(memory, name) {
      if (name === 'load: loaded') return 'fresh';
      if (name === 'look') return LOST;
      return name === 'close' && memory === 'fresh' ? undefined : memory;
    },
  };
  expect(list(plan(explore(model), calm))[0]).toEqual([
    'start',
    'load: loaded, fresh',
    `look, ${LOST}`,
    'screen.resumed',
    'close',
  ]);
});
