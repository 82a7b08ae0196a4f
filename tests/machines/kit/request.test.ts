import { describe, expect, test } from 'vitest';
import { createRequest } from '../../../src/machines/kit/request';
import { because } from '../support/notices';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

type Row = { id: number };

function start() {
  const { call, calls } = createCalls<string, Row[]>();
  const rows = createRequest<string, Row[]>('rows', call, [], { failedKey: 'cites.listFailed' });
  return { ...stage(rows), calls };
}

const nothing = { data: [], failure: null, message: null, keptAt: null };

describe('a request (spec §4)', () => {
  test('is idle, then loading with what was asked, then has the data', async () => {
    const on = start();
    expect(on.getValue()).toBe('idle');
    expect(on.getContext()).toEqual({ input: null, ...nothing });
    on.actor.send({ type: 'request.send', input: 'a' });
    expect(on.getTags()).toEqual(['loading']);
    expect(on.calls.map(({ input }) => input)).toEqual(['a']);
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    expect(on.getValue()).toBe('success');
    expect(on.getContext()).toEqual({ input: 'a', ...nothing, data: [{ id: 1 }] });
  });

  test('keeps what is shown while it asks again', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    on.actor.send({ type: 'request.send', input: 'b' });
    expect(on.getContext().data).toEqual([{ id: 1 }]);
  });

  test('puts the data back to what it was at first on an error, and keeps the error', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    on.actor.send({ type: 'request.send', input: 'b' });
    on.calls[1]?.reject(toError(404));
    await settle();
    expect(on.getTags()).toEqual(['failed']);
    expect(on.getContext()).toEqual({
      input: 'b',
      data: [],
      failure: { kind: 'status', status: 404, statusText: '', message: null, fields: {} },
      message: { key: 'cites.listFailed', ...because(404) },
      keptAt: null,
    });
    expect(on.takeSent()).toEqual([]);
  });

  test('shows its data while it is renewed, then the new data', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    on.actor.send({ type: 'request.renew' });
    expect([on.getTags(), on.getContext().data, on.calls.at(-1)?.input]).toEqual([[], [{ id: 1 }], 'a']);
    on.calls[1]?.resolve([{ id: 2 }]);
    await settle();
    expect([on.getValue(), on.getContext().data]).toEqual(['success', [{ id: 2 }]]);
  });

  test('keeps its data where a renewal fails, and is silent but about a lost session', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    on.actor.send({ type: 'request.renew' });
    on.calls[1]?.reject(toError(500));
    await settle();
    expect(on.getValue()).toBe('success');
    expect(on.getContext()).toEqual({ input: 'a', ...nothing, data: [{ id: 1 }] });
    expect(on.takeSent()).toEqual([]);
    on.actor.send({ type: 'request.renew' });
    on.calls[2]?.reject(toError(401));
    await settle();
    expect(on.takeSent()).toEqual([{ type: 'auth.lost' }]);
  });

  test('that has no data is not renewed', () => {
    const on = start();
    on.actor.send({ type: 'request.renew' });
    expect([on.getValue(), on.calls]).toEqual(['idle', []]);
  });

  test('that failed is renewed too, and stays failed until an answer comes', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.reject(toError(503));
    await settle();
    on.actor.send({ type: 'request.renew' });
    expect([on.getTags(), on.getContext().failure?.status]).toEqual([['failed'], 503]);
    on.calls[1]?.reject(toError(404));
    await settle();
    expect([on.getTags(), on.getContext().failure?.status]).toEqual([['failed'], 404]);
    on.actor.send({ type: 'request.renew' });
    on.calls[2]?.resolve([{ id: 1 }]);
    await settle();
    expect([on.getTags(), on.getContext()]).toEqual([[], { input: 'a', ...nothing, data: [{ id: 1 }] }]);
  });

  test('loses the error with the next success', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.reject(toError(500));
    await settle();
    on.actor.send({ type: 'request.send', input: 'b' });
    on.calls[1]?.resolve([]);
    await settle();
    expect(on.getContext()).toEqual({ input: 'b', ...nothing });
  });

  test('a reset restores the initial state and drops the answer under way', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.actor.send({ type: 'request.reset' });
    expect(on.calls[0]?.signal.aborted).toBe(true);
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    expect(on.getValue()).toBe('idle');
    expect(on.getContext()).toEqual({ input: null, ...nothing });
  });

  test('lets the newest sending win', async () => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.actor.send({ type: 'request.send', input: 'b' });
    expect(on.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    on.calls[1]?.resolve([{ id: 2 }]);
    on.calls[0]?.resolve([{ id: 1 }]);
    await settle();
    expect(on.getContext()).toEqual({ input: 'b', ...nothing, data: [{ id: 2 }] });
  });

  test('tells that the session is over on a 401, and on nothing else', async () => {
    const on = start();
    for (const status of [401, 403, 419, null]) {
      on.actor.send({ type: 'request.send', input: 'a' });
      on.calls.at(-1)?.reject(toError(status));
      await settle();
    }
    expect(on.takeSent()).toEqual([{ type: 'auth.lost' }]);
  });
});

describe('what a failed request says (spec §8)', () => {
  test.each([
    [400, 'Mal fet', { key: 'status.400', detail: 'Mal fet' }],
    [419, null, { key: 'status.400' }],
    [403, 'Cal read_cita', { key: 'status.403', detail: 'Cal read_cita' }],
    [422, null, { key: 'status.422' }],
    [500, 'Avaria', { text: 'Avaria' }],
    [500, null, { key: 'cites.listFailed' }],
    [404, 'No existeix', { key: 'cites.listFailed', ...because(404) }],
    [503, null, { key: 'cites.listFailed', ...because(503) }],
    [null, null, { key: 'cites.listFailed', ...because(null) }],
  ])('with %s and the words %s', async (status, message, shown) => {
    const on = start();
    on.actor.send({ type: 'request.send', input: 'a' });
    on.calls[0]?.reject(toError(status, { message }));
    await settle();
    expect(on.getContext().message).toEqual(shown);
  });
});
