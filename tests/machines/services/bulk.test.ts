import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/domain/pages/notice';
import { bulkMachine } from '../../../src/machines/services/bulk';
import { notify, notifyUnexpected } from '../support/notices';
import { playServer } from '../support/screens';
import { settle, type Outcome } from '../support/server';
import { stage } from '../support/stage';

const server = playServer();

const DONE: Outcome = { status: 204, body: undefined };
const refused = (message: string): Outcome => ({ status: 422, body: { message } });

type Act = 'delete' | 'notAttended';

function start(act: Act, ...ids: number[]) {
  const on = stage(bulkMachine);
  const items = ids.map((id) => ({ id, label: `Jana ${id}` }));
  on.actor.send({ type: 'bulk.open', act, noun: 'assessoria', items, others: 0 });
  return {
    ...on,
    async answer(...outcomes: Outcome[]) {
      for (const outcome of outcomes) {
        server.calls[0]?.answer(outcome);
        await settle();
      }
    },
    getFailures: () =>
      Object.fromEntries(
        Object.entries(
          on.getChild('batch')?.context.results as Record<string, { message?: Message }>,
        ).flatMap(([key, { message }]) => (message ? [[key, message]] : [])),
      ),
  };
}

async function send(act: Act, ...ids: number[]) {
  const on = start(act, ...ids);
  on.actor.send({ type: 'bulk.confirm' });
  on.actor.send({ type: 'bulk.send' });
  await settle();
  return on;
}

const deleted = (...ids: number[]) => ({ type: 'record.deleted', noun: 'assessoria', ids });
const said = (done: number, all: number, act: Act = 'delete') =>
  notify(done === all ? 'success' : 'error', {
    key: 'bulk.done',
    params: { act, noun: 'assessoria', done, all },
  });

describe('an act on several records', () => {
  test('asks first, and may be cancelled', () => {
    const on = start('delete', 12, 13);
    expect([on.getTags(), on.getContext().asked?.items.length]).toEqual([['open'], 2]);
    on.actor.send({ type: 'bulk.cancel' });
    on.clock.increment(60_000);
    expect([on.getValue(), server.getCalls(), on.takeSent()]).toEqual(['closed', [], []]);
  });

  test('can be undone for five seconds, longer while it is looked at', async () => {
    const on = start('delete', 12);
    on.actor.send({ type: 'bulk.confirm' });
    on.clock.increment(4_999);
    on.actor.send({ type: 'bulk.pause' });
    on.clock.increment(60_000);
    expect([on.getTags(), server.getCalls()]).toEqual([['undoable'], []]);
    on.actor.send({ type: 'bulk.resume' });
    on.clock.increment(5_000);
    await settle();
    expect([on.getTags(), server.getCalls()]).toEqual([['busy'], ['DELETE assessories/12']]);
    on.actor.send({ type: 'bulk.undo' });
    expect(on.getTags()).toEqual(['busy']);
  });

  test('that is undone is never sent', () => {
    const on = start('delete', 12, 13);
    on.actor.send({ type: 'bulk.confirm' });
    on.actor.send({ type: 'bulk.undo' });
    on.clock.increment(60_000);
    expect([on.getValue(), server.getCalls(), on.takeSent()]).toEqual([
      'closed',
      [],
      [notify('neutral', { key: 'removal.undone' })],
    ]);
  });

  test.each([{ type: 'auth.signOut' }, { type: 'auth.lost' }, { type: 'auth.lost', why: 'idle' }] as const)(
    'is dropped on %j before it is sent, and says so',
    (event) => {
      const on = start('delete', 12, 13);
      on.actor.send({ type: 'bulk.confirm' });
      on.actor.send(event);
      on.clock.increment(60_000);
      expect([on.getValue(), server.getCalls(), on.takeSent()]).toEqual([
        'closed',
        [],
        [notify('error', { key: 'removal.dropped' })],
      ]);
    },
  );

  test('deletes one after another, and tells the lists once at the end', async () => {
    const on = await send('delete', 12, 13, 14);
    expect(server.getCalls()).toEqual(['DELETE assessories/12']);
    await on.answer(DONE, DONE);
    expect([on.takeSent(), server.getCalls()]).toEqual([[], ['DELETE assessories/14']]);
    await on.answer(DONE);
    expect([on.getValue(), on.takeSent()]).toEqual(['closed', [deleted(12, 13, 14), said(3, 3)]]);
  });

  test('marks people as absent', async () => {
    const on = await send('notAttended', 12);
    expect(server.getCalls()).toEqual(['PATCH assessories/12/assistit']);
    await on.answer({ status: 500, body: {} });
    expect([on.takeSent(), on.getFailures()]).toEqual([
      [{ type: 'screens.renew' }, said(0, 1, 'notAttended')],
      { 'assessoria-12': { key: 'assessoria.editFailed' } },
    ]);
  });
});

describe('an act that fails for some', () => {
  test('goes on with the others, and keeps the reason of each', async () => {
    const on = await send('delete', 12, 13, 14);
    await on.answer(DONE, refused('Ja realitzada'), DONE);
    expect([on.takeSent(), on.getFailures()]).toEqual([
      [deleted(12, 14), said(2, 3)],
      { 'assessoria-13': { key: 'assessoria.deleteRefused', detail: 'Ja realitzada' } },
    ]);
  });

  test('takes a record that is gone already for a deleted one', async () => {
    const on = await send('delete', 12);
    await on.answer({ status: 404, body: {} });
    expect(on.takeSent()).toEqual([deleted(12), said(1, 1)]);
  });

  test('ends without an answer, says why once, and reads again', async () => {
    const on = await send('delete', 12, 13, 14);
    await on.answer(DONE, 'network');
    const reason = { key: 'error.unsure', params: { kind: 'network' } } as const;
    expect([on.getValue(), server.getCalls(), on.takeSent()]).toEqual([
      'closed',
      [],
      [notifyUnexpected({ key: 'assessoria.deleteFailed', reason }), deleted(12)],
    ]);
  });

  test('stops after the call on its way', async () => {
    const on = await send('delete', 12, 13, 14);
    await on.answer(DONE);
    on.actor.send({ type: 'bulk.stop' });
    await on.answer(DONE);
    expect([on.getValue(), server.getCalls(), on.takeSent()]).toEqual([
      'closed',
      [],
      [deleted(12, 13), said(2, 3)],
    ]);
  });

  test('can be done again to those that are left', async () => {
    const on = await send('delete', 12, 13);
    await on.answer(DONE, refused('No'));
    on.takeSent();
    on.actor.send({
      type: 'bulk.open',
      act: 'delete',
      noun: 'assessoria',
      others: 0,
      items: [{ id: 13, label: 'Jana 13' }],
    });
    on.actor.send({ type: 'bulk.confirm' });
    on.actor.send({ type: 'bulk.send' });
    await settle();
    await on.answer(DONE);
    expect([on.takeSent(), on.getFailures()]).toEqual([[deleted(13), said(1, 1)], {}]);
  });
});
