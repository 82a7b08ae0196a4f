import { describe, expect, test } from 'vitest';
import { fromPromise, setup, type AnyEventObject } from 'xstate';
import type { Message } from '../../../src/domain/pages/notice';
import { createBatch } from '../../../src/machines/kit/batch';
import { spawn } from '../../../src/machines/kit/spawn';
import { notifyUnexpected } from '../support/notices';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

type Task = { key: string };

const KEY = 'professional.createFailed';
const isCreation = true;

function start(...keys: string[]) {
  const perform = createCalls<Task, unknown>();
  const reports: AnyEventObject[] = [];
  const batch = createBatch<Task>({
    id: 'batch',
    steps: [(task, signal) => perform.call(task, signal)],
    failed: () => ({ key: KEY, isCreation }),
  });
  const owner = setup({ actors: { other: fromPromise(async () => {}) } }).createMachine({
    id: 'owner',
    entry: spawn(batch, 'batch'),
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  });
  const on = stage(owner);
  const child = on.getSnapshot().children['batch'];
  const run = (...of: string[]) =>
    child?.send({ type: 'batch.run', tasks: of.map((key) => ({ key })), count: of.length });
  run(...keys);
  return {
    on,
    perform,
    run,
    stop: () => child?.send({ type: 'batch.stop' }),
    getTags: () => [...(on.getChild('batch')?.tags ?? [])].toSorted(),
    getContext: () => on.getChild('batch')?.context,
    getResults: () =>
      Object.fromEntries(
        Object.entries(on.getChild('batch')?.context.results as object).map(([key, { state }]) => [
          key,
          state,
        ]),
      ),
    getAsked: () => perform.calls.map(({ input: { key } }) => key),
    takeReports: () => reports.splice(0),
    async end(error?: unknown) {
      if (error === undefined) perform.last.resolve({});
      else perform.last.reject(error);
      await settle();
    },
  };
}

const ENDED = { type: 'batch.ended' };
const BROKEN = { type: 'batch.ended', isReported: true };
const done = (key: string) => ({ type: 'batch.done', key });

describe('tasks of a batch', () => {
  test('are done one after another, each reported, and then the end', async () => {
    const on = start('a', 'b');
    expect([on.getAsked(), on.getTags()]).toEqual([['a'], ['busy']]);
    await on.end();
    expect([on.getAsked(), on.takeReports(), on.getContext().at]).toEqual([['a', 'b'], [done('a')], 1]);
    await on.end();
    expect([on.takeReports(), on.getTags(), on.getResults()]).toEqual([
      [done('b'), ENDED],
      [],
      { a: 'done', b: 'done' },
    ]);
  });

  test('none of them is an end at once', () => {
    expect(start().takeReports()).toEqual([ENDED]);
  });

  test('are not begun anew while they run', () => {
    const on = start('a');
    on.run('b');
    expect(on.getAsked()).toEqual(['a']);
  });

  test('that are begun after others keep the results of those', async () => {
    const on = start('a');
    await on.end(toError(422));
    on.run('b');
    await on.end();
    expect(on.getResults()).toEqual({ a: 'failed', b: 'done' });
  });
});

describe('a task that fails', () => {
  test.each([
    [422, 'failed'],
    [403, 'failed'],
    [500, 'unsure'],
  ])('with %i is kept as %s, and the others go on', async (status, state) => {
    const on = start('a', 'b');
    await on.end(toError(status));
    await on.end();
    expect([on.getResults(), on.takeReports(), on.on.takeSent()]).toEqual([
      { a: state, b: 'done' },
      [done('b'), ENDED],
      [],
    ]);
  });

  test('keeps its failure and its text', async () => {
    const on = start('a');
    const fields = { email: 'Ja hi és.' };
    await on.end(toError(422, { message: 'No', fields }));
    expect(on.getContext().results.a).toMatchObject({
      failure: { status: 422, fields },
      message: { key: 'status.422', detail: 'No' },
    });
  });

  test.each([
    ['network', null],
    ['timeout', null],
    ['malformed', 200],
    ['status', 504],
  ] as const)('without an answer (%s) may be done: the run ends and says so', async (kind, status) => {
    const on = start('a', 'b');
    await on.end(toError(status, { kind }));
    const params = { kind, ...(kind === 'status' && { status }) };
    expect([on.getAsked(), on.getResults(), on.takeReports(), on.on.takeSent()]).toEqual([
      ['a'],
      { a: 'unsure' },
      [BROKEN],
      [notifyUnexpected({ key: KEY, reason: { key: 'error.unsure', params } })],
    ]);
  });

  test('by a service that is down ends the run, and keeps its text', async () => {
    const on = start('a', 'b');
    await on.end(toError(503));
    const message: Message = {
      key: KEY,
      reason: { key: 'error.http', params: { status: 503, text: '' } },
    };
    expect([on.getAsked(), on.getContext().results, on.takeReports(), on.on.takeSent()]).toMatchObject([
      ['a'],
      { a: { state: 'failed', message } },
      [ENDED],
      [notifyUnexpected(message)],
    ]);
  });

  test('without a line was not sent: the run ends, and nothing is said of the task', async () => {
    const on = start('a', 'b');
    await on.end(toError(null, { kind: 'offline' }));
    expect([on.getAsked(), on.getResults(), on.takeReports(), on.on.takeSent()]).toEqual([
      ['a'],
      {},
      [BROKEN],
      [notifyUnexpected({ key: KEY, reason: { key: 'failure.offline' } })],
    ]);
  });

  test('with 401 ends the session', async () => {
    const on = start('a', 'b');
    await on.end(toError(401));
    expect([on.getAsked(), on.getResults(), on.takeReports(), on.on.takeSent()]).toEqual([
      ['a'],
      {},
      [BROKEN],
      [{ type: 'auth.lost' }],
    ]);
  });
});

describe('a service that has too many calls', () => {
  test.each([
    [30, 30_000],
    [undefined, 10_000],
  ])('and asks for %s seconds is asked again after %i ms', async (wait, ms) => {
    const on = start('a');
    await on.end(toError(429, wait === undefined ? {} : { wait }));
    expect(on.getTags()).toEqual(['busy', 'waiting']);
    on.on.clock.increment(ms - 1);
    expect(on.getAsked()).toEqual(['a']);
    on.on.clock.increment(1);
    expect([on.getAsked(), on.getTags()]).toEqual([['a', 'a'], ['busy']]);
    await on.end();
    expect(on.getResults()).toEqual({ a: 'done' });
  });

  test('is not waited for by a person who stops', async () => {
    const on = start('a', 'b');
    await on.end(toError(429));
    on.stop();
    on.on.clock.increment(60_000);
    expect([on.getAsked(), on.takeReports(), on.getResults()]).toEqual([['a'], [ENDED], {}]);
  });
});

describe('a run that is stopped', () => {
  test.each([
    ['done', undefined, { a: 'done' }, [done('a'), ENDED]],
    ['failed', toError(422), { a: 'failed' }, [ENDED]],
    ['refused for too many calls', toError(429), {}, [ENDED]],
  ])('ends once the running task is %s', async (_, error, results, reports) => {
    const on = start('a', 'b');
    on.stop();
    expect([on.getTags(), on.getContext().isStopping]).toEqual([['busy'], true]);
    await on.end(error);
    expect([on.getAsked(), on.getResults(), on.takeReports()]).toEqual([['a'], results, reports]);
  });

  test('aborts its call when the page is left', () => {
    const on = start('a');
    on.on.root.stop();
    expect(on.perform.last.signal.aborted).toBe(true);
  });
});
