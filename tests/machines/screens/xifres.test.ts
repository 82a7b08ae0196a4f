import { describe, expect, test } from 'vitest';
import { xifresMachine } from '../../../src/machines/screens/xifres';
import { because, notifyUnexpected } from '../support/notices';
import { consulta, toPage } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle, type Outcome } from '../support/server';

const server = playServer();
const AT = '2026-11-20T09:30:00Z';
const LATER = '2026-11-20T10:00:00Z';
const CANALS = ['presencial', 'telefon', 'email', 'whatsapp', 'virtual'].map(
  (canal) => `/consultes?canal=${canal}`,
);
const PAGE = '/consultes?sort=id&per_page=100&page=1';

function start(wanted: readonly string[]) {
  const files: unknown[] = [];
  const on = open(xifresMachine.provide({ actions: { download: (_, file) => files.push(file) } }));
  on.actor.send({ type: 'xifres.need', wanted, at: AT });
  const getAnswers = () =>
    on.getContext().answers as Readonly<Record<string, { records: number; at: string }>>;
  const getCounts = () =>
    Object.fromEntries(Object.entries(getAnswers()).map(([address, { records }]) => [address, records]));
  return { ...on, files, getAnswers, getCounts };
}

async function answer(...outcomes: (number | Outcome)[]): Promise<void> {
  const calls = [...server.calls];
  for (const [index, outcome] of outcomes.entries()) {
    const total = { data: outcome === 0 ? [] : [{}], meta: { total: outcome } };
    calls[index]?.answer(typeof outcome === 'number' ? { status: 200, body: total } : outcome);
  }
  await settle();
}

function ofPages(per_page: number): Outcome {
  const page = toPage([consulta, { ...consulta, id: 52, tematica_id: [] }]);
  return { status: 200, body: { ...page, meta: { ...page.meta, per_page } } };
}

const AVARIA: Outcome = { status: 500, body: {} };

describe('counting', () => {
  test('asks four numbers at once, the others when these have come', async () => {
    const on = start(CANALS);
    expect([on.getTags(), server.getCalls()]).toEqual([
      ['busy'],
      ['presencial', 'telefon', 'email', 'whatsapp'].map(
        (canal) => `GET consultes?canal=${canal}&per_page=1`,
      ),
    ]);
    await answer(1, 2, 3, 4);
    expect(server.getCalls()).toEqual(['GET consultes?canal=virtual&per_page=1']);
    await answer(5);
    expect([on.getValue(), Object.values(on.getCounts())]).toEqual(['settled', [1, 2, 3, 4, 5]]);
    expect(on.getContext().answers[CANALS[0] ?? '']).toEqual({ records: 1, per: {}, at: AT });
  });

  test('keeps what has come: it is not asked again', async () => {
    const on = start(CANALS.slice(0, 2));
    await answer(1, 2);
    on.actor.send({ type: 'xifres.need', wanted: CANALS.slice(1, 3), at: LATER });
    expect(server.getCalls()).toEqual(['GET consultes?canal=email&per_page=1']);
    await answer(3);
    expect(Object.values(on.getAnswers()).map(({ records, at }) => [records, at])).toEqual([
      [1, AT],
      [2, AT],
      [3, LATER],
    ]);
  });

  test('ends what is shown no longer, and lets go on what still is', async () => {
    const on = start(CANALS.slice(0, 2));
    on.actor.send({ type: 'xifres.need', wanted: CANALS, at: AT });
    expect(server.getCalls()).toHaveLength(2);
    on.actor.send({ type: 'xifres.need', wanted: CANALS.slice(1, 2), at: AT });
    await settle();
    expect(server.getCalls()).toEqual(['GET consultes?canal=telefon&per_page=1']);
    await answer(2);
    expect([on.getValue(), on.getCounts()]).toEqual(['settled', { '/consultes?canal=telefon': 2 }]);
  });

  test('reads a page of records and keeps of them what is counted alone', async () => {
    const on = start([PAGE]);
    expect(server.getCalls()).toEqual(['GET consultes?sort=id&per_page=100&page=1']);
    await answer(ofPages(100));
    const sum = (records: number, persons: number) => ({ records, persons, unsaid: 0 });
    expect(on.getContext().answers).toEqual({
      [PAGE]: {
        records: 2,
        at: AT,
        per: {
          all: { '': sum(2, 4) },
          oficina: { 1: sum(2, 4) },
          canal: { telefon: sum(2, 4) },
          ambit: { 1: sum(2, 4) },
          professional: { 7: sum(2, 4) },
          tematica: { 1: sum(1, 2), '': sum(1, 2) },
          districte: { '': sum(2, 4) },
          edat_genere: { '16-19|dona': sum(2, 4) },
        },
      },
    });
  });

  test('ends when one leaves', async () => {
    const on = start(CANALS);
    on.root.stop();
    await settle();
    expect(server.getCalls()).toEqual([]);
  });

  test('everything anew forgets what was known', async () => {
    const on = start(CANALS.slice(0, 1));
    await answer(1);
    on.actor.send({ type: 'xifres.refresh', at: LATER });
    expect(on.getContext().answers).toEqual({});
    await answer(6);
    expect(on.getContext().answers).toEqual({ [CANALS[0] ?? '']: { records: 6, per: {}, at: LATER } });
  });
});

describe('what does not come', () => {
  test('leaves the others as they are, and is asked again alone', async () => {
    const on = start(CANALS);
    await answer(1, AVARIA, 3, 4);
    await answer(5);
    const { failed, message } = on.getContext();
    expect([on.getValue(), Object.values(on.getCounts()), failed, message]).toEqual([
      'settled',
      [1, 3, 4, 5],
      ['/consultes?canal=telefon'],
      { key: 'consultes.listFailed' },
    ]);
    on.actor.send({ type: 'xifres.again', at: LATER });
    expect(server.getCalls()).toEqual(['GET consultes?canal=telefon&per_page=1']);
    await answer(2);
    expect([on.getContext().failed, on.getContext().message]).toEqual([[], null]);
  });

  test('pages that are smaller than was asked: records would be left out', async () => {
    const on = start([PAGE]);
    await answer(ofPages(50));
    expect([on.getContext().answers, on.getContext().message]).toEqual([
      {},
      { key: 'consultes.listFailed', reason: { key: 'failure.malformed' } },
    ]);
  });

  test('an answer that does not say how many is no number', async () => {
    const on = start(CANALS.slice(0, 2));
    await answer(1, { status: 200, body: { data: [consulta] } });
    expect([on.getCounts(), on.getContext().failed]).toEqual([
      { '/consultes?canal=presencial': 1 },
      ['/consultes?canal=telefon'],
    ]);
  });

  test('where nothing comes at all nothing more is asked', async () => {
    const on = start(CANALS);
    await answer(AVARIA, AVARIA, AVARIA, AVARIA);
    expect([on.getValue(), server.getCalls(), on.getContext().failed.length]).toEqual(['stopped', [], 4]);
    on.actor.send({ type: 'screen.resumed' });
    expect(server.getCalls()).toHaveLength(4);
  });

  test('a lost session is reported, and counting goes on after it', async () => {
    const on = start(CANALS.slice(0, 2));
    await answer(AVARIA, { status: 401, body: {} });
    expect([on.getValue(), on.takeSent()]).toEqual(['stopped', [{ type: 'auth.lost' }]]);
    on.actor.send({ type: 'screen.resumed' });
    await answer(1, 2);
    expect(on.getValue()).toBe('settled');
  });

  test('of a period that is shown no longer is forgotten', async () => {
    const on = start(CANALS.slice(0, 2));
    await answer(1, AVARIA);
    on.actor.send({ type: 'xifres.need', wanted: CANALS.slice(0, 1), at: LATER });
    const { failed, failure, message } = on.getContext();
    expect([failed, failure, message]).toEqual([[], null, null]);
  });
});

test('stopping ends the calls and keeps what came; going on asks for the rest', async () => {
  const on = start(CANALS);
  await answer(1, 2, 3, 4);
  on.actor.send({ type: 'xifres.stop' });
  await settle();
  expect([on.getTags(), server.getCalls(), Object.values(on.getCounts())]).toEqual([
    ['stopped'],
    [],
    [1, 2, 3, 4],
  ]);
  on.actor.send({ type: 'xifres.again', at: LATER });
  expect(server.getCalls()).toEqual(['GET consultes?canal=virtual&per_page=1']);
});

describe('an export', () => {
  const file = { name: 'xifres.csv', content: 'Llista;Taula' };

  test('hands over what the page made of the numbers, once', () => {
    const on = start([]);
    on.actor.send({ type: 'xifres.save', ...file });
    expect(on.files).toEqual([]);
    on.actor.send({ type: 'xifres.export', at: AT });
    on.actor.send({ type: 'xifres.save', ...file });
    on.actor.send({ type: 'xifres.save', ...file });
    expect([on.files, on.getContext().isExporting]).toEqual([[file], false]);
  });

  test.each([
    ['a part of it', [1, AVARIA], notifyUnexpected({ key: 'export.failed' })],
    [
      'all of it',
      ['network', 'network'] as const,
      notifyUnexpected({ key: 'export.failed', ...because(null) }),
    ],
  ])('that fails half way (%s) says so, leaves no file, and what came stays', async (_, outcomes, sent) => {
    const on = start(CANALS.slice(0, 2));
    on.actor.send({ type: 'xifres.export', at: AT });
    await settle();
    await answer(...outcomes);
    // A read without an answer is sent twice.
    if (outcomes[0] === 'network') await answer(...outcomes);
    expect([on.takeSent(), on.getContext().isExporting]).toEqual([[sent], false]);
    on.actor.send({ type: 'xifres.save', ...file });
    expect(on.files).toEqual([]);
  });

  test('is of the period that is shown: another one ends it', () => {
    const on = start([]);
    on.actor.send({ type: 'xifres.export', at: AT });
    on.actor.send({ type: 'screen.address', query: { periode: 'mes' } });
    on.actor.send({ type: 'xifres.save', ...file });
    expect([on.files, on.getContext().query]).toEqual([[], { periode: 'mes' }]);
  });

  test('that is stopped leaves no file and says nothing', async () => {
    const on = start(CANALS);
    on.actor.send({ type: 'xifres.export', at: AT });
    on.actor.send({ type: 'xifres.stop' });
    expect([on.getContext().isExporting, on.takeSent(), on.files]).toEqual([false, [], []]);
  });
});
