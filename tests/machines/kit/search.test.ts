import { describe, expect, test } from 'vitest';
import { searchPeople } from '../../../src/machines/kit/search';
import { assessoria, toPage } from '../support/samples';
import { playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const { signal } = new AbortController();
const viewer = { permissions: [], oficinaId: 1 };
const NOW = Date.parse('2026-11-20T10:20:00+01:00');

const COMING = 'GET assessories?data_inici=2026-11-20&sort=cita.date&q=zqnil&per_page=100';
const PAST = 'GET assessories?data_fi=2026-11-19&sort=-cita.date&q=zqnil&per_page=100';

const search = () => searchPeople({ q: 'zqnil', viewer, now: NOW }, signal);
const at = (id: number, date: string, of: object = {}) => ({
  ...assessoria,
  id,
  cita: { ...assessoria.cita, date },
  ...of,
});
/** A session that matches by the professional's name only. */
const other = (id: number) =>
  at(id, '2026-11-21T10:00:00+01:00', { jove: { ...assessoria.jove, nom: 'Zqpol', email: null } });

async function answer(rows: object[], meta: object = {}): Promise<void> {
  const page = toPage(rows);
  server.calls[0]?.answer({ status: 200, body: { ...page, meta: { ...page.meta, ...meta } } });
  await settle();
}

describe('a search of people', () => {
  test('reads from today on and back from yesterday, and shows the nearest first', async () => {
    const results = search();
    expect(server.getCalls()).toEqual([COMING, PAST]);
    await answer([at(2, '2026-12-01T10:00:00+01:00', { jove: { ...assessoria.jove, telefon: null } })]);
    await answer([at(1, '2026-11-19T10:00:00+01:00')]);
    const { results: found, total } = await results;
    expect([found.map(({ id }) => id), total]).toEqual([[1, 2], 2]);
  });

  test("reads on while the rows match by the professional's name only, three pages at most", async () => {
    const many = { per_page: 100, last_page: 9, total: 900 };
    const results = search();
    await answer([other(1)], many);
    expect(server.getCalls()).toEqual([PAST, `${COMING}&page=2`]);
    await answer([]);
    await answer([other(2)], { ...many, current_page: 2 });
    expect(server.getCalls()).toEqual([`${COMING}&page=3`]);
    await answer([at(3, '2026-11-25T10:00:00+01:00')], { ...many, current_page: 3 });
    expect(server.getCalls()).toEqual([]);
    const { results: found, total } = await results;
    expect([found.map(({ id }) => id), total]).toEqual([[3], 900]);
  });

  test('shows a session once where the service ignores the period', async () => {
    const results = search();
    await answer([at(1, '2026-11-19T10:00:00+01:00')]);
    await answer([at(1, '2026-11-19T10:00:00+01:00')]);
    expect((await results).results.map(({ id, visits }) => [id, visits])).toEqual([[1, 1]]);
  });
});
