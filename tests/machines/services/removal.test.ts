import { afterEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, sendTo, setup, stopChild, type AnyEventObject } from 'xstate';
import type { Noun } from '../../../src/domain/access/noun';
import type { Sessio } from '../../../src/domain/access/sessio';
import { spawn } from '../../../src/machines/kit/spawn';
import { removalMachine } from '../../../src/machines/services/removal';
import { notify, notifyUnexpected } from '../support/notices';
import { sessio } from '../support/samples';
import { settle, stubSignedIn, type Outcome } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

function start(noun: Noun = 'assessoria') {
  const remove = createCalls<{ noun: Noun; id: number; label: string }, void>();
  const machine = removalMachine.provide({ actors: { remove: remove.logic } });
  return { ...stage(machine, { noun, id: 12, label: 'Jana Inventada' }), remove };
}

function send(noun: Noun) {
  const on = start(noun);
  on.actor.send({ type: 'removal.send' });
  return on;
}

const OVER = { type: 'deletion.over', key: 'removal' };

describe('what has been confirmed can be undone', () => {
  test('for five seconds; then it is sent once', () => {
    const on = start();
    on.clock.increment(4_999);
    expect([on.getTags(), on.remove.calls]).toEqual([['undoable'], []]);
    on.clock.increment(1);
    expect([on.getTags(), on.remove.calls.map(({ input: { noun: of, id } }) => ({ noun: of, id }))]).toEqual([
      ['busy'],
      [{ noun: 'assessoria', id: 12 }],
    ]);
    on.actor.send({ type: 'removal.undo' });
    on.actor.send({ type: 'removal.send' });
    on.clock.increment(10_000);
    expect([on.getTags(), on.remove.calls.length]).toEqual([['busy'], 1]);
  });

  test('as long as it is looked at, and then for as long again', () => {
    const on = start();
    on.clock.increment(4_000);
    on.actor.send({ type: 'removal.pause' });
    on.clock.increment(60_000);
    expect([on.getTags(), on.remove.calls]).toEqual([['undoable'], []]);
    on.actor.send({ type: 'removal.resume' });
    on.clock.increment(4_999);
    expect(on.remove.calls).toEqual([]);
    on.clock.increment(1);
    expect(on.remove.calls).toHaveLength(1);
  });

  test.each([[[]], [['removal.pause']]] as const)('and is never sent then, after %j', (before) => {
    const on = start();
    for (const type of before) on.actor.send({ type });
    on.actor.send({ type: 'removal.undo' });
    expect(on.takeSent()).toEqual([notify('neutral', { key: 'removal.undone' }), OVER]);
    for (const type of ['removal.resume', 'removal.send'] as const) on.actor.send({ type });
    on.clock.increment(60_000);
    expect([on.getValue(), on.remove.calls]).toEqual(['ended', []]);
  });

  test.each([[[]], [['removal.pause']]] as const)('the call can be sent at once, after %j', (before) => {
    const on = start();
    for (const type of before) on.actor.send({ type });
    on.actor.send({ type: 'removal.send' });
    expect([on.getTags(), on.remove.calls.length]).toEqual([['busy'], 1]);
  });
});

describe('a deletion that is done', () => {
  test.each([
    ['assessoria', 'assessoria.deleted'],
    ['cita', 'cita.deleted'],
    ['activitat', 'activitat.deleted'],
    ['consulta', 'consulta.deleted'],
  ] as const)('a deleted %s is reported to the root', async (noun, key) => {
    const on = send(noun);
    on.remove.last.resolve();
    await settle();
    expect(on.getValue()).toBe('ended');
    expect(on.takeSent()).toEqual([
      { type: 'record.deleted', noun, ids: [12] },
      notify('success', { key }),
      OVER,
    ]);
  });

  test('a deleted professional refreshes the list of professionals', async () => {
    const on = send('professional');
    on.remove.last.resolve();
    await settle();
    expect(on.takeSent()).toEqual([
      { type: 'record.deleted', noun: 'professional', ids: [12] },
      { type: 'catalogs.changed', name: 'professionals' },
      notify('success', { key: 'professional.deleted' }),
      OVER,
    ]);
  });
});

describe('a deletion that fails (spec §8)', () => {
  test.each([
    ['assessoria', 403, 'Ni parlar-ne', { key: 'assessoria.deleteRefused', detail: 'Ni parlar-ne' }],
    ['assessoria', 422, null, { key: 'assessoria.deleteRefused' }],
    ['assessoria', 500, 'Avaria', { key: 'assessoria.deleteFailed', detail: 'Avaria' }],
    ['assessoria', 419, null, { key: 'assessoria.deleteFailed' }],
    ['activitat', 403, 'No', { key: 'activitat.deleteRefused', detail: 'No' }],
    ['professional', 422, 'Ets tu', { key: 'professional.deleteRefused', detail: 'Ets tu' }],
    ['professional', 500, null, { key: 'professional.deleteRefused', reason: { key: 'status.500' } }],
    ['professional', 500, 'Avaria', { text: 'Avaria' }],
    ['consulta', 503, 'En obres', { key: 'consulta.deleteRefused', detail: 'En obres' }],
    ['consulta', 419, null, { key: 'status.400' }],
    ['cita', 422, 'Ja realitzada', { key: 'cita.deleteRefused', detail: 'Ja realitzada' }],
    ['cita', 400, null, { key: 'status.400' }],
  ] as const)('of a %s with %s says so', async (noun, status, message, shown) => {
    const on = send(noun);
    on.remove.last.reject(toError(status, { message }));
    await settle();
    expect(on.getValue()).toBe('ended');
    const isRefused = status === 403 || status === 422;
    expect(on.takeSent()).toEqual([isRefused ? notify('error', shown) : notifyUnexpected(shown), OVER]);
  });

  test.each([
    ['assessoria', toError(null), 'assessoria.deleteFailed', { kind: 'network' }],
    ['cita', toError(null, { kind: 'timeout' }), 'cita.deleteRefused', { kind: 'timeout' }],
    ['consulta', toError(200, { kind: 'page' }), 'consulta.deleteRefused', { kind: 'page' }],
    ['cita', toError(504), 'cita.deleteRefused', { kind: 'status', status: 504 }],
  ] as const)(
    'of a %s by %s may have been done: says so and reads again',
    async (noun, error, key, params) => {
      const on = send(noun);
      on.remove.last.reject(error);
      await settle();
      expect(on.getValue()).toBe('ended');
      expect(on.takeSent()).toEqual([
        notifyUnexpected({ key, reason: { key: 'error.unsure', params } }),
        { type: 'screens.refresh' },
        OVER,
      ]);
    },
  );

  test('without a line was never sent', async () => {
    const on = send('assessoria');
    on.remove.last.reject(toError(null, { kind: 'offline' }));
    await settle();
    expect(on.takeSent()).toEqual([
      notifyUnexpected({ key: 'assessoria.deleteFailed', reason: { key: 'failure.offline' } }),
      OVER,
    ]);
  });

  const missing = { key: 'error.http', params: { status: 404, text: '' } } as const;
  test.each([
    ['assessoria', 'No existeix', { key: 'assessoria.deleteFailed', detail: 'No existeix' }],
    ['activitat', null, { key: 'activitat.deleteFailed', reason: missing }],
    ['cita', null, { key: 'cita.deleteRefused', reason: missing }],
    ['consulta', 'No hi és', { key: 'consulta.deleteRefused', detail: 'No hi és' }],
  ] as const)('a %s that was already gone is reported to the root too', async (noun, message, shown) => {
    const on = send(noun);
    on.remove.last.reject(toError(404, { message }));
    await settle();
    expect(on.takeSent()).toEqual([
      { type: 'record.deleted', noun, ids: [12] },
      notifyUnexpected(shown),
      OVER,
    ]);
  });

  test('because there is no connection says so', async () => {
    const on = send('consulta');
    on.remove.last.reject(toError(null, { kind: 'offline' }));
    await settle();
    const reason = { key: 'failure.offline' } as const;
    expect(on.takeSent()).toEqual([notifyUnexpected({ key: 'consulta.deleteRefused', reason }), OVER]);
  });

  test('because the session is over says that it was not done', async () => {
    const on = send('assessoria');
    on.remove.last.reject(toError(401));
    await settle();
    expect(on.getValue()).toBe('lost');
    const message = { key: 'assessoria.deleteRefused', reason: { key: 'removal.dropped' } } as const;
    expect(on.takeSent()).toEqual([notify('error', message), { type: 'auth.lost' }]);
  });
});

describe('a deletion that fails after the end of its session', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const other = { ...sessio, user: { ...sessio.user, id: 8 } };

  /** Ends the session while the call runs, lets `later` begin, and returns what the root receives. */
  async function endSession(answer: Outcome, later: Sessio | null): Promise<AnyEventObject[]> {
    const sent: AnyEventObject[] = [];
    const { calls } = stubSignedIn();
    const root = createActor(
      setup({ types: { context: {} as { session: Sessio | null } } }).createMachine({
        context: { session: sessio },
        entry: spawn(removalMachine, 'removal', { noun: 'cita', id: 12, label: 'Zqjana' }),
        on: {
          begin: { actions: sendTo('removal', { type: 'removal.send' }) },
          end: { actions: [stopChild('removal'), assign({ session: later })] },
          '*': { actions: ({ event }) => sent.push(event) },
        },
      }),
      { id: 'root', systemId: 'root' },
    ).start();
    root.send({ type: 'begin' });
    root.send({ type: 'end' });
    calls[0]?.answer(answer);
    await settle();
    root.stop();
    return sent;
  }

  test.each([
    [{ status: 400 }, notifyUnexpected({ key: 'status.400' })],
    [{ status: 403 }, notify('error', { key: 'cita.deleteRefused' })],
    [{ status: 401 }, notify('error', { key: 'cita.deleteRefused', reason: { key: 'removal.dropped' } })],
    [
      'network' as const,
      notifyUnexpected({
        key: 'cita.deleteRefused',
        reason: { key: 'error.unsure', params: { kind: 'network' } },
      }),
    ],
  ])('is told on the way out: %j', async (answer, notice) => {
    expect(await endSession(answer, null)).toEqual([notice]);
  });

  test('is told to its owner, and to no other person', async () => {
    expect(await endSession({ status: 403 }, sessio)).toEqual([
      notify('error', { key: 'cita.deleteRefused' }),
    ]);
    expect(await endSession({ status: 403 }, other)).toEqual([]);
  });

  test('is silent where it succeeds', async () => {
    expect(await endSession({ status: 204 }, null)).toEqual([]);
  });
});
