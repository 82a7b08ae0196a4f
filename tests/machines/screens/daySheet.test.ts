import { describe, expect, test } from 'vitest';
import { daySheetMachine } from '../../../src/machines/screens/daySheet';
import { because, notify, notifyUnexpected } from '../support/notices';
import { assessoria, cita, toPage } from '../support/samples';
import { playServer } from '../support/screens';
import { settle } from '../support/server';
import { stage } from '../support/stage';

const server = playServer();
const { answer, getCalls } = server;
const QUERY = { data_inici: '2026-11-20', data_fi: '2026-11-20', professional_id: '7' };
const DAY = 'data_inici=2026-11-20&data_fi=2026-11-20&professional_id=7';
const FORGOTTEN = { sheet: null };

function print() {
  const on = stage(daySheetMachine);
  on.actor.send({ type: 'daySheet.print', query: QUERY });
  return on;
}

const page = (rows: object[], last_page: number) => {
  const { meta, ...rest } = toPage(rows);
  return { ...rest, meta: { ...meta, last_page } };
};

describe('the sheet of a day (spec §7)', () => {
  test('is there with the themes once all of it has come, and forgotten once it is printed', async () => {
    const on = print();
    expect(getCalls()).toEqual([`GET cites?${DAY}`]);
    await answer([cita]);
    expect(getCalls()).toEqual([`GET assessories?${DAY}&per_page=100&page=1`]);
    expect(on.getTags()).toEqual(['busy']);
    server.calls[0]?.answer({ status: 200, body: page([assessoria], 2) });
    await settle();
    expect(getCalls()).toEqual([`GET assessories?${DAY}&per_page=100&page=2`]);
    const other = { ...assessoria, id: 13, tematica: { id: 5, name: 'Una altra' } };
    server.calls[0]?.answer({
      status: 200,
      body: page([other, { ...assessoria, id: 14, tematica: null }], 2),
    });
    await settle();
    const sheet = { query: QUERY, cites: [cita], themes: { 12: 'Zqtema', 13: 'Una altra' } };
    expect([on.getValue(), on.getContext()]).toEqual(['printing', { sheet }]);
    on.actor.send({ type: 'daySheet.printed' });
    expect([on.getValue(), on.getContext()]).toEqual(['idle', FORGOTTEN]);
    expect(on.takeSent()).toEqual([]);
  });

  test('reads no themes for a person who may not read names', async () => {
    const on = print();
    const hidden = { ...cita, assessoria: { ...cita.assessoria, jove: null } };
    await answer([hidden]);
    expect(getCalls()).toEqual([]);
    expect(on.getContext()).toEqual({ sheet: { query: QUERY, cites: [hidden], themes: {} } });
  });

  test('is none where the day is empty, which is said', async () => {
    const on = print();
    await answer([]);
    expect([on.getValue(), on.takeSent()]).toEqual(['idle', [notify('neutral', { key: 'daySheet.empty' })]]);
  });

  test('is none where a part of it does not come', async () => {
    const on = print();
    server.calls[0]?.answer({ status: 404 });
    await settle();
    expect(on.takeSent()).toEqual([notifyUnexpected({ key: 'cites.listFailed', ...because(404) })]);
    on.actor.send({ type: 'daySheet.print', query: QUERY });
    await answer([cita]);
    server.calls[0]?.answer({ status: 404 });
    await settle();
    expect(on.takeSent()).toEqual([notifyUnexpected({ key: 'cites.listFailed', ...because(404) })]);
    expect([on.getValue(), on.getContext()]).toEqual(['idle', FORGOTTEN]);
  });

  test('tells a session that is lost, and is asked for once at a time', async () => {
    const on = print();
    on.actor.send({ type: 'daySheet.print', query: QUERY });
    expect(getCalls()).toHaveLength(1);
    server.calls[0]?.answer({ status: 401 });
    await settle();
    expect(on.takeSent()).toEqual([{ type: 'auth.lost' }]);
  });

  test('is read again where the browser never said that it was done', async () => {
    const on = print();
    await answer([{ ...cita, assessoria: { ...cita.assessoria, jove: null } }]);
    on.actor.send({ type: 'daySheet.print', query: QUERY });
    expect([on.getTags(), on.getContext(), getCalls()]).toEqual([['busy'], FORGOTTEN, [`GET cites?${DAY}`]]);
  });
});
