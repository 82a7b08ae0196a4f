import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listCites } from '../../src/api/cites';
import { connect } from '../../src/api/connect';
import { listAmbits, listSectors } from '../../src/api/interns';
import { listAllProfessionals } from '../../src/api/professionals';
import { findGap } from '../../src/domain/values/whole';
import { cita, professional } from '../machines/support/samples';

const RANGE = { data_inici: '2026-11-20', data_fi: '2026-11-26' };
const NAMED = Array.from({ length: 37 }, (_, index) => ({ id: index + 1, name: `Nom ${index + 1}` }));
const CITES = Array.from({ length: 37 }, (_, index) => ({ ...cita, id: index + 1 }));
const SIZE = 15;

type Paging = (rows: readonly unknown[], page: number, url: URL) => object;

const cut = (rows: readonly unknown[], page: number) => rows.slice((page - 1) * SIZE, page * SIZE);
const getLast = (rows: readonly unknown[]) => Math.ceil(rows.length / SIZE);

const PAGINGS: Readonly<Record<string, Paging>> = {
  "Laravel's resource": (rows, page) => ({
    data: cut(rows, page),
    links: { next: page < getLast(rows) ? `http://x/api/any?page=${page + 1}` : null },
    meta: { current_page: page, last_page: getLast(rows), total: rows.length },
  }),
  "Laravel's own paginator": (rows, page) => ({
    data: { current_page: page, data: cut(rows, page), last_page: getLast(rows), total: rows.length },
  }),
  'pages without a number': (rows, page) => ({
    data: cut(rows, page),
    next_page_url: page < getLast(rows) ? `http://x/api/any?page=${page + 1}` : null,
  }),
  'a cursor': (rows, _, url) => {
    const page = Number(url.searchParams.get('cursor') ?? 1);
    const next = page < getLast(rows) ? `http://x/api/any?cursor=${page + 1}` : null;
    return { data: cut(rows, page), links: { next }, meta: { next_cursor: next && page + 1 } };
  },
};

let seen: string[] = [];

beforeEach(() => {
  seen = [];
  connect({ baseUrl: '', getToken: () => '1|abc' });
});
afterEach(() => vi.unstubAllGlobals());

function serve(rows: readonly unknown[], paging: Paging): void {
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://x');
    seen.push(path.replace('/api/', ''));
    const answer = paging(rows, Number(url.searchParams.get('page') ?? 1), url);
    return Promise.resolve(Response.json(answer));
  });
}

test.each(Object.entries(PAGINGS))('%s: every page of the appointments is read', async (_, paging) => {
  serve(CITES, paging);
  const rows = await listCites(RANGE);
  expect([rows.map(({ id }) => id), findGap(rows)]).toEqual([CITES.map(({ id }) => id), null]);
  expect(seen.length).toBe(3);
  expect(seen.every((call) => call.startsWith('cites?data_inici=2026-11-20&data_fi=2026-11-26'))).toBe(true);
});

test.each(Object.entries(PAGINGS))('%s: every page of a catalogue is read', async (_, paging) => {
  serve(NAMED, paging);
  expect(await listAmbits()).toEqual(NAMED);
});

test('a catalogue that is nested deeper is read whole too', async () => {
  serve(NAMED, (rows, page) => ({
    data: { data: cut(rows, page), meta: { last_page: getLast(rows), total: rows.length } },
  }));
  expect(await listSectors()).toEqual(NAMED);
});

test('a list in one page is asked once', async () => {
  serve(CITES, (rows) => ({ data: rows, links: { next: null }, meta: { last_page: 1, total: rows.length } }));
  expect([await listCites(RANGE), seen.length]).toEqual([CITES, 1]);
});

test('a service that names more appointments than it gives leaves a gap', async () => {
  serve(CITES, (rows) => ({ data: cut(rows, 1), meta: { total: rows.length } }));
  const rows = await listCites(RANGE);
  expect([rows.length, findGap(rows)]).toEqual([15, { read: 15, total: 37 }]);
});

test('a service that gives the same page again is not asked for ever', async () => {
  serve(CITES, (rows) => ({ data: cut(rows, 1), meta: { last_page: 3, total: rows.length } }));
  const rows = await listCites(RANGE);
  expect([rows.length, findGap(rows), seen.length]).toEqual([15, { read: 15, total: 37 }, 2]);
  serve(CITES, (given) => ({ data: cut(given, 1), next_page_url: 'http://x/api/cites?page=2' }));
  const again = await listCites(RANGE);
  expect([again.length, findGap(again), seen.length]).toEqual([15, { read: 15, total: null }, 4]);
});

test.each(['last_page', 'next'])('at most fifty pages are read, by %s', async (how) => {
  serve([], (_, page) => ({
    data: [{ ...cita, id: page }],
    ...(how === 'next' && { links: { next: `http://x/api/cites?page=${page + 1}` } }),
    meta: { ...(how === 'last_page' && { last_page: 1_000_000, total: 1_000_000 }) },
  }));
  const rows = await listCites(RANGE);
  const total = how === 'next' ? null : 1_000_000;
  expect([rows.length, findGap(rows), seen.length]).toEqual([50, { read: 50, total }, 50]);
});

test('a page that fails fails the list', async () => {
  serve(CITES, (rows, page) => {
    if (page === 2) throw new TypeError('Failed to fetch');
    return { data: cut(rows, page), meta: { last_page: 3 } };
  });
  await expect(listCites(RANGE)).rejects.toMatchObject({ failure: { kind: 'network' } });
});

test('all professionals are read, at most fifty pages of them', async () => {
  serve([], (_, page) => ({
    data: [{ ...professional, id: page }],
    links: { first: null, last: null, prev: null, next: null },
    meta: { current_page: page, from: 1, last_page: 90, path: '', per_page: 100, to: 1, total: 9_000 },
  }));
  const rows = await listAllProfessionals();
  expect([rows.length, findGap(rows), seen[0], seen.length]).toEqual([
    50,
    { read: 50, total: 9_000 },
    'professionals?per_page=100',
    50,
  ]);
});
