import { describe, expect, test } from 'vitest';
import { absenciaMachine } from '../../../src/machines/screens/absencia';
import type { AbsenciaTask } from '../../../src/machines/screens/absenciaBatch';
import { notifyUnexpected } from '../support/notices';
import { assessoria, cita, slot } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle, type Outcome } from '../support/server';

const server = playServer();

const COLLEAGUE = { id: 8, nom: 'Zqbiel', cognom: 'Zqsala', segon_cognom: null };
const toCita = (id: number, hour: string) => ({
  ...cita,
  id,
  date: `2026-11-20T${hour}:00:00+01:00`,
  assessoria: { ...cita.assessoria, id: id + 100 },
});
const CITES = [toCita(1, '16'), toCita(2, '17'), toCita(3, '18')];
const toHour = (id: number) => ({ ...slot, id, professional: COLLEAGUE });
const SLOTS = [toHour(31), toHour(32)];
const stored = { ...assessoria, id: 101, observacions: null, cita: { ...assessoria.cita, id: 1 } };

const LIST = 'GET cites?data_inici=2026-11-20&data_fi=2026-11-20&professional_id=7';
const HOURS = 'GET cites/disponibilitats?data_inici=2026-11-20&data_fi=2026-12-03';

const move = (id: number, hour: number, isBooked = false): AbsenciaTask => ({
  key: String(id),
  cita: id,
  assessoria: id + 100,
  isBooked,
  act: 'move',
  slot: toHour(hour),
  modalitat: 'Presencial',
});
const remove = (id: number): AbsenciaTask => ({
  key: String(id),
  cita: id,
  assessoria: id + 100,
  isBooked: false,
  act: 'remove',
});
const touched = (dirty: boolean) => ({ type: 'screen.touched', id: 'absencia', dirty });
const OK: Outcome = { status: 200, body: { data: stored } };
const MADE: Outcome = { status: 201, body: { data: { ...toCita(9, '09'), professional: COLLEAGUE } } };
const GONE: Outcome = { status: 204, body: undefined };

async function reply(...outcomes: Outcome[]): Promise<void> {
  for (const outcome of outcomes) {
    server.calls[0]?.answer(outcome);
    await settle();
  }
}

const read = (cites = CITES, slots = SLOTS): Outcome[] => [
  { status: 200, body: { data: cites } },
  { status: 200, body: { data: slots } },
];

async function start() {
  const on = open(absenciaMachine, { query: { professional_id: '7' } });
  await reply(...read());
  on.takeSent();
  return {
    ...on,
    async run(...tasks: AbsenciaTask[]) {
      for (const { cita: id, key: _key, assessoria: _of, isBooked: _is, ...choice } of tasks)
        on.actor.send({ type: 'absencia.choose', id, choice });
      on.actor.send({ type: 'absencia.send', tasks, count: tasks.length });
      await settle();
      on.takeSent();
    },
    getResult: (id: number) => on.getChild('batch')?.context.results[id]?.message,
  };
}

describe('reading', () => {
  test('asks for the appointments of that day, then for free hours', async () => {
    const on = open(absenciaMachine, { query: { professional_id: '7' } });
    expect([on.getTags(), server.getCalls()]).toEqual([['loading'], [LIST]]);
    await reply({ status: 200, body: { data: CITES } });
    expect(server.getCalls()).toEqual([HOURS]);
    await reply({ status: 200, body: { data: SLOTS } });
    expect([on.getValue(), on.getContext().cites.length, on.getContext().slots.length]).toEqual([
      'ready',
      3,
      2,
    ]);
  });

  test('asks for nothing without a professional', async () => {
    const on = open(absenciaMachine);
    await settle();
    expect([on.getValue(), server.getCalls()]).toEqual(['ready', []]);
  });

  test('that fails is told and tried again; an ended session ends', async () => {
    const on = open(absenciaMachine, { query: { professional_id: '7' } });
    await reply({ status: 500, body: {} });
    expect([on.getValue(), on.getContext().message]).toEqual(['failed', { key: 'cites.listFailed' }]);
    on.actor.send({ type: 'absencia.retry' });
    await reply({ status: 401, body: {} });
    expect([on.getValue(), on.takeSent()]).toEqual(['failed', [{ type: 'auth.lost' }]]);
  });

  test('of all that is to come keeps what was chosen', async () => {
    const on = await start();
    on.actor.send({ type: 'absencia.choose', id: 2, choice: { act: 'remove' } });
    on.actor.send({ type: 'screen.address', query: { professional_id: '7', fins: 'tot' } });
    expect([on.getTags(), server.getCalls()]).toEqual([
      ['loading'],
      ['GET cites?data_inici=2026-11-20&data_fi=2027-11-21&professional_id=7'],
    ]);
    await reply(...read());
    expect(on.getContext().choices).toEqual({ 2: { act: 'remove' } });
  });

  test.each(['screen.resumed', 'screen.renew', 'record.marked', 'record.deleted', 'day.changed'])(
    'again after %s keeps what was chosen, also where it fails',
    async (type) => {
      const on = await start();
      on.actor.send({ type: 'absencia.choose', id: 2, choice: { act: 'remove' } });
      on.actor.send({ type, today: '2026-11-20', noun: 'assessoria', id: 9 });
      expect(server.getCalls()).toEqual([LIST]);
      await reply({ status: 500, body: {} });
      expect([on.getValue(), on.getContext().choices]).toEqual(['ready', { 2: { act: 'remove' } }]);
    },
  );
});

describe('choices', () => {
  test('are unsaved until they are taken back', async () => {
    const on = await start();
    on.actor.send({ type: 'absencia.choose', id: 1, choice: { act: 'remove' } });
    on.actor.send({ type: 'absencia.choose', id: 1, choice: null });
    expect([on.takeSent(), on.getContext().choices]).toEqual([[touched(true), touched(false)], {}]);
  });

  test('of an hour that was taken meanwhile are dropped, and that is told until another is chosen', async () => {
    const on = await start();
    on.actor.send({
      type: 'absencia.fill',
      choices: { 1: { act: 'move', slot: toHour(31), modalitat: 'Presencial' } },
    });
    on.actor.send({ type: 'screen.renew' });
    await reply(...read(CITES, [toHour(32)]));
    expect([on.getContext().choices, on.getContext().dropped]).toEqual([{}, [1]]);
    on.actor.send({ type: 'absencia.choose', id: 1, choice: { act: 'remove' } });
    expect(on.getContext().dropped).toEqual([]);
  });
});

describe('a run', () => {
  test('moves by booking the stored data at the colleague, then deletes the former; reads again at the end', async () => {
    const on = await start();
    await on.run(move(1, 31), remove(2));
    expect([on.getTags(), server.getCalls()]).toEqual([['busy'], ['GET assessories/101']]);
    await reply(OK);
    expect([server.getCalls(), server.calls[0]?.body]).toMatchObject([
      ['POST cites'],
      {
        disponibilitat_id: 31,
        modalitat: 'Presencial',
        tipus: 'laboral',
        descripcio: 'Zqdescripcio',
        tematica_id: 4,
      },
    ]);
    await reply(MADE);
    expect([server.getCalls(), on.getContext().booked]).toEqual([['DELETE cites/1'], [1]]);
    await reply(GONE);
    expect([server.getCalls(), on.getContext().done]).toEqual([['DELETE cites/2'], [1]]);
    await reply(GONE);
    expect([on.getContext().done, server.getCalls(), on.takeSent()]).toEqual([
      [1, 2],
      [LIST],
      [touched(false)],
    ]);
    await reply(...read([toCita(3, '18')], [toHour(32)]));
    expect([on.getContext().cites.map(({ id }: { id: number }) => id), on.getContext().gone]).toEqual([
      [1, 2, 3],
      [],
    ]);
  });

  test('keeps notes by the call that has them', async () => {
    const on = await start();
    await on.run(move(1, 31));
    await reply({ status: 200, body: { data: { ...stored, observacions: 'Zqnota' } } });
    expect([server.getCalls(), server.calls[0]?.body]).toMatchObject([
      ['POST assessories'],
      { disponibilitat_id: 31, observacions: 'Zqnota' },
    ]);
  });

  test('leaves a refused one with its reason and its choice, and does the next', async () => {
    const on = await start();
    await on.run(move(1, 31), remove(2));
    await reply(OK, { status: 422, body: { message: 'Ja no és lliure', errors: {} } });
    expect(server.getCalls()).toEqual(['DELETE cites/2']);
    await reply(GONE, ...read([toCita(1, '16'), toCita(3, '18')]));
    expect([on.getResult(1), on.getContext().done, Object.keys(on.getContext().choices)]).toEqual([
      { key: 'status.422', detail: 'Ja no és lliure' },
      [2],
      ['1', '2'],
    ]);
    expect(on.takeSent().at(-1)).toEqual(touched(true));
  });

  test.each([
    ['lacks data', { perfil: null }],
    ['was realised meanwhile', { assistit: true, realitzada: {} }],
    ['has another hour meanwhile', { cita: { ...stored.cita, id: 77 } }],
  ])('does not move one that %s, and says where to', async (_what, changes) => {
    const on = await start();
    await on.run(move(1, 31));
    await reply({ status: 200, body: { data: { ...stored, ...changes } } });
    expect([on.getResult(1), server.getCalls()]).toEqual([{ key: 'cita.moveAlone' }, [LIST]]);
  });

  test('knows a moved one whose former remains, and then deletes that alone', async () => {
    const on = await start();
    await on.run(move(1, 31));
    await reply(OK, MADE, { status: 403, body: {} }, ...read(CITES, [toHour(32)]));
    expect([on.getContext().booked, on.getContext().done, on.getContext().dropped, on.getResult(1)]).toEqual([
      [1],
      [],
      [],
      { key: 'status.403' },
    ]);
    await on.run(move(1, 31, true));
    expect(server.getCalls()).toEqual(['DELETE cites/1']);
    await reply({ status: 404, body: {} });
    expect(on.getContext().done).toEqual([1]);
  });

  test('without an answer claims nothing: the list is read again and tells', async () => {
    const on = await start();
    await on.run(move(1, 31), remove(2));
    await reply(OK, 'network');
    expect([server.getCalls(), on.getContext().booked, on.getContext().done]).toEqual([[LIST], [], []]);
    expect(on.takeSent()).toEqual([
      notifyUnexpected({
        key: 'cita.moveFailed',
        reason: { key: 'error.unsure', params: { kind: 'network' } },
      }),
      touched(true),
    ]);
    await reply(...read(CITES, [toHour(32)]));
    expect([on.getContext().dropped, on.getContext().gone]).toEqual([[1], []]);
  });

  test('without an answer to a deletion is known by the list', async () => {
    const on = await start();
    await on.run(move(1, 31), remove(2));
    await reply(OK, MADE, 'network', ...read([toCita(2, '17'), toCita(3, '18')]));
    expect([on.getContext().done, on.getContext().gone, Object.keys(on.getContext().choices)]).toEqual([
      [1],
      [],
      ['1', '2'],
    ]);
  });

  test('that is stopped ends after the one on its way, which is not left half', async () => {
    const on = await start();
    await on.run(move(1, 31), remove(2));
    on.actor.send({ type: 'absencia.stop' });
    await reply(OK, MADE);
    expect(server.getCalls()).toEqual(['DELETE cites/1']);
    await reply(GONE);
    expect([server.getCalls(), on.getContext().done]).toEqual([[LIST], [1]]);
  });

  test('waits where the service has too many calls, and books nothing twice', async () => {
    const on = await start();
    await on.run(move(1, 31));
    await reply(OK, MADE, { status: 429, body: {} });
    expect(on.getChild('batch')?.value).toBe('waiting');
    on.clock.increment(10_000);
    await settle();
    expect(server.getCalls()).toEqual(['DELETE cites/1']);
  });
});
