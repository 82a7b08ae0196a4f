import { describe, expect, test } from 'vitest';
import type { Keyed, Message } from '../../../src/domain/pages/notice';
import { closeDayMachine } from '../../../src/machines/screens/closeDay';
import type { CloseDayEvent } from '../../../src/machines/screens/closeDay';
import { notifyUnexpected } from '../support/notices';
import { assessoria, toPage } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle, type Outcome } from '../support/server';

const server = playServer();

const at = (id: number, hour: string) => ({
  ...assessoria,
  id,
  cita: { ...assessoria.cita, date: `2026-11-20T${hour}:00:00+01:00` },
});
const PAGE = toPage([at(1, '08'), at(2, '09'), at(3, '10')]);
const LIST =
  'GET assessories?estat=pendent&data_fi=2026-11-20&professional_id=7&sort=-cita.date&per_page=100';
const SAVE = 'POST assessories/laborals';
const OK: Outcome = { status: 200, body: { data: assessoria } };
const DOWN: Outcome = { status: 503, body: {} };
const GONE: Outcome = { status: 200, body: toPage([]) };

async function reply(outcome: Outcome): Promise<void> {
  server.calls[0]?.answer(outcome);
  await settle();
}

type Change = Extract<CloseDayEvent, { type: 'closeDay.change' }>['changes'];

async function start() {
  const on = open(closeDayMachine);
  await reply({ status: 200, body: PAGE });
  on.takeSent();
  return {
    ...on,
    fill(...ids: number[]) {
      const changes: Change = { inscripcio: 'cita_previa', valoracio: 4 };
      for (const id of ids) on.actor.send({ type: 'closeDay.change', id, changes });
    },
    async save(...ready: number[]) {
      on.actor.send({ type: 'closeDay.send', ready, incomplete: [] });
      on.takeSent();
      await settle();
    },
    getMessage: (id: number) => on.getChild('batch')?.context.results[id]?.message,
  };
}

const touched = (dirty: boolean) => ({ type: 'screen.touched', id: 'closeDay', dirty });

describe('reading', () => {
  test('asks for the own sessions until today that are pending', async () => {
    const on = open(closeDayMachine);
    expect([on.getTags(), server.getCalls()]).toEqual([['loading'], [LIST]]);
    await reply({ status: 200, body: PAGE });
    expect([on.getValue(), on.getContext().rows.map(({ id }: { id: number }) => id)]).toEqual([
      'ready',
      [1, 2, 3],
    ]);
  });

  test('that fails is told, and tried again', async () => {
    const on = open(closeDayMachine);
    await reply({ status: 500, body: {} });
    expect([on.getValue(), on.getContext().message]).toEqual(['failed', { key: 'assessories.listFailed' }]);
    on.actor.send({ type: 'closeDay.retry' });
    expect(server.getCalls()).toEqual([LIST]);
  });

  test('by an ended session ends it', async () => {
    const on = open(closeDayMachine);
    await reply({ status: 401, body: {} });
    expect([on.getValue(), on.takeSent()]).toEqual(['failed', [{ type: 'auth.lost' }]]);
  });

  test.each(['screen.resumed', 'screen.renew', 'record.marked', 'record.deleted', 'day.changed'])(
    'again after %s keeps what was chosen, also where it fails',
    async (type) => {
      const on = await start();
      on.fill(2);
      on.actor.send({ type, today: '2026-11-20', noun: 'assessoria', id: 9 });
      expect(server.getCalls()).toEqual([LIST]);
      await reply({ status: 500, body: {} });
      expect([on.getValue(), on.getContext().closings[2].draft.valoracio]).toEqual(['ready', 4]);
    },
  );
});

describe('saving', () => {
  test('sends one session after another, and reads the list at the end', async () => {
    const on = await start();
    on.fill(1, 3);
    expect(on.takeSent()).toEqual([touched(true), touched(true)]);
    await on.save(1, 3);
    expect([on.getTags(), server.getCalls(), server.calls[0]?.body]).toMatchObject([
      ['busy'],
      [SAVE],
      { assessoria_id: 1, inscripcio: 'cita_previa', valoracio: 4, assistents: 1, tematica_id: [4] },
    ]);
    await reply(OK);
    expect([on.getContext().closed, server.getCalls()]).toEqual([[1], [SAVE]]);
    await reply(OK);
    expect([on.getContext().closed, server.getCalls(), on.takeSent()]).toEqual([
      [1, 3],
      [LIST],
      [touched(true), touched(false)],
    ]);
  });

  test('marks an absent person by the call for that alone', async () => {
    const on = await start();
    on.actor.send({ type: 'closeDay.absent', id: 2, isAbsent: true });
    await on.save(2);
    expect(server.getCalls()).toEqual(['PATCH assessories/2/assistit']);
    await reply(OK);
    expect(on.getContext().closed).toEqual([2]);
  });

  test('leaves a failure in its row, and goes on with the next', async () => {
    const on = await start();
    on.fill(1, 2);
    await on.save(1, 2);
    await reply({ status: 422, body: { message: 'Ja està realitzada', errors: {} } });
    expect([on.getMessage(1), server.getCalls()]).toEqual([
      { key: 'status.422', detail: 'Ja està realitzada' },
      [SAVE],
    ]);
    await reply(OK);
    expect([on.getContext().closed, on.getContext().closings[1].draft.valoracio]).toEqual([[2], 4]);
  });

  test("tells a failure in the server's own words", async () => {
    const on = await start();
    on.fill(1);
    await on.save(1);
    await reply({ status: 404, body: { message: 'Ja no hi és' } });
    expect(on.getMessage(1)).toEqual({ text: 'Ja no hi és' });
  });

  test.each<[string, Outcome, Keyed]>([
    ['no answer', 'network', { key: 'error.unsure', params: { kind: 'network' } }],
    ['a service that is down', DOWN, { key: 'error.http', params: { status: 503, text: '' } }],
  ])('stops at %s, and says so, with everything as chosen', async (_what, outcome, reason) => {
    const on = await start();
    on.fill(1, 2, 3);
    await on.save(1, 2, 3);
    await reply(outcome);
    const message: Message = { key: 'assessoria.completeFailed', reason };
    expect([server.getCalls(), on.getMessage(1), on.takeSent()]).toEqual([
      [LIST],
      message,
      [notifyUnexpected(message)],
    ]);
    expect([on.getContext().closed, Object.keys(on.getContext().closings)]).toEqual([[], ['1', '2', '3']]);
  });

  test('waits where the service has too many calls, and then goes on', async () => {
    const on = await start();
    on.fill(1);
    await on.save(1);
    await reply({ status: 429, body: {} });
    expect([on.getTags(), on.getChild('batch')?.value]).toEqual([['busy'], 'waiting']);
    on.clock.increment(10_000);
    await settle();
    expect(server.getCalls()).toEqual([SAVE]);
  });

  test('that is stopped ends after the session on its way', async () => {
    const on = await start();
    on.fill(1, 2);
    await on.save(1, 2);
    on.actor.send({ type: 'closeDay.stop' });
    expect(on.getTags()).toEqual(['busy']);
    await reply(OK);
    expect([on.getContext().closed, server.getCalls()]).toEqual([[1], [LIST]]);
  });

  test('that may have succeeded is known after the list was read', async () => {
    const on = await start();
    on.fill(1);
    await on.save(1);
    await reply('network');
    await reply(GONE);
    expect([on.getValue(), on.getContext().closed, on.getContext().gone]).toEqual(['ready', [1], [1]]);
  });

  test('ends with an ended session, with everything as chosen', async () => {
    const on = await start();
    on.fill(1, 2);
    await on.save(1, 2);
    await reply({ status: 401, body: {} });
    expect([on.takeSent(), server.getCalls(), Object.keys(on.getContext().closings)]).toEqual([
      [{ type: 'auth.lost' }],
      [LIST],
      ['1', '2'],
    ]);
  });

  test('of nothing that is complete only tells what is missing', async () => {
    const on = await start();
    on.actor.send({ type: 'closeDay.send', ready: [], incomplete: [2] });
    expect([on.getValue(), on.getContext().tried, server.getCalls()]).toEqual(['ready', [2], []]);
  });
});

test('all of some sessions sign up in one way', async () => {
  const on = await start();
  on.actor.send({ type: 'closeDay.fill', ids: [1, 2], inscripcio: 'espontania' });
  const { closings } = on.getContext();
  expect([1, 2, 3].map((id) => closings[id]?.draft.inscripcio)).toEqual([
    'espontania',
    'espontania',
    undefined,
  ]);
  expect(on.takeSent()).toEqual([touched(true)]);
});
