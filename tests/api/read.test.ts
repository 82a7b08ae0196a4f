import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asCsv, asData, asLongData, asPage, asTotal, listenToDifferences } from '../../src/api/read';
import type { Difference } from '../../src/domain/values/tolerant';

const Row = z.object({ id: z.number() });
const CALL = 'GET files/3?q=Ada';

let heard: Difference[] = [];
let calls: string[] = [];

beforeEach(() => {
  heard = [];
  calls = [];
  listenToDifferences((call, differences) => {
    calls.push(call);
    heard.push(...differences);
  });
});
afterEach(() => listenToDifferences(() => {}));

describe('thousands of rows', () => {
  const many = Array.from({ length: 1_200 }, (_, index) => ({ id: index + 1 }));

  test('are all read in order, with pauses', async () => {
    const order: string[] = [];
    const reading = asLongData(Row)({ data: many }, CALL).then((rows) => {
      order.push('read');
      return rows;
    });
    setTimeout(() => order.push('others'));
    expect(await reading).toEqual(many);
    expect([order, heard]).toEqual([['others', 'read'], []]);
  });

  test('are read with differences in any of them', async () => {
    const rows = await asLongData(Row)({ data: [...many, { id: '1201' }, {}] }, CALL);
    expect([rows.length, rows.at(-1)]).toEqual([1_201, { id: 1201 }]);
    expect(heard.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['data.*.id', 'read'],
      ['data.*.id', 'blank'],
      ['data.*', 'refused'],
    ]);
  });

  test.each([undefined, { message: 'Hola' }, { data: [{}] }])('are refused if %j', async (answer) => {
    await expect(asLongData(Row)(answer, CALL)).rejects.toThrow('unreadable');
  });
});

describe('reading an answer', () => {
  test('takes a record by its schema, without unknown fields', () => {
    expect(asData(Row)({ data: { id: 1, altres: true } }, CALL)).toEqual({ id: 1 });
    expect(asData(z.array(Row))({ data: [{ id: 1 }], meta: {} }, CALL)).toEqual([{ id: 1 }]);
    expect(heard).toEqual([]);
  });

  test.each([undefined, null, 'text', {}, { data: null }, { data: { id: null } }, { message: 'Hola' }])(
    'refuses %j',
    (answer) => {
      expect(() => asData(Row)(answer, CALL)).toThrow('unreadable');
    },
  );

  test('refuses data that is not under `data` and has none of its fields', () => {
    const Rules = z.object({ days: z._default(z.number(), 3) });
    expect(asData(Rules)({ days: 4 }, CALL)).toEqual({ days: 4 });
    expect(() => asData(Rules)({ message: 'Hola' }, CALL)).toThrow('unreadable');
  });

  test.each([
    undefined,
    null,
    'text',
    3,
    {},
    { message: 'Hola' },
    { data: 'text' },
    { data: [{}, { id: 'u' }] },
  ])('refuses %j as a list', (answer) => {
    expect(() => asData(z.array(Row))(answer, CALL)).toThrow('unreadable');
  });

  test.each([
    [{ data: { id: '1' } }, { path: 'data.id', expected: 'number', seen: 'string', outcome: 'read' }],
    [{ id: 1 }, { path: 'data', expected: 'object', seen: 'missing', outcome: 'read' }],
  ])('tolerates %j', (answer, difference) => {
    expect(asData(Row)(answer, CALL)).toEqual({ id: 1 });
    expect(heard).toEqual([difference]);
    expect(calls).toEqual(['GET files/{id}']);
  });

  test.each([
    [[{ id: 1 }], [{ id: 1 }]],
    [{ data: { 3: { id: 1 }, 5: { id: 2 } } }, [{ id: 1 }, { id: 2 }]],
    [{ data: null }, []],
    [{ result: null, meta: { total: 0 } }, []],
    [{ data: { data: null, meta: { total: 0 } } }, []],
    [{ data: [{ id: 1 }, { id: null }] }, [{ id: 1 }]],
  ])('tolerates %j for a list', (answer, rows) => {
    expect(asData(z.array(Row))(answer, CALL)).toEqual(rows);
    expect(heard).not.toEqual([]);
  });

  test('takes an export wrapped in content, or plain (spec §7)', () => {
    expect(asCsv({ content: 'a;b' }, CALL)).toBe('a;b');
    expect(asCsv('a;b', CALL)).toBe('a;b');
    expect(() => asCsv({ data: 'a;b' }, CALL)).toThrow('unreadable content');
    expect(() => asCsv(undefined, CALL)).toThrow('unreadable');
  });
});

describe('reading a page', () => {
  const rows = Array.from({ length: 15 }, (_, index) => ({ id: index + 1 }));
  const meta = { current_page: 2, from: 16, last_page: 4, path: '/x', per_page: 15, to: 30, total: 60 };
  const links = { first: null, last: null, prev: null, next: '/x?page=3' };
  const get = (answer: unknown, page = '2') => asPage(Row, { page })(answer, CALL);

  test('takes its own totals', () => {
    expect(get({ data: rows, links, meta })).toEqual({ data: rows, links, meta });
    expect(heard).toEqual([]);
  });

  test.each([
    [
      'its numbers as text',
      { data: rows, meta: { ...meta, current_page: '2', total: '60', per_page: '15' } },
      60,
      4,
    ],
    ['its totals at the top', { data: rows, ...meta, next_page_url: '/x?page=3' }, 60, 4],
    ['simple pages', { data: rows, current_page: 2, per_page: 15, next_page_url: '/x?page=3' }, 30, 3],
    ['a last simple page', { data: rows, current_page: 2, per_page: 15, next_page_url: null }, 30, 2],
    ['nothing of itself', { data: rows }, 30, 3],
    ['a bare array', rows, 30, 3],
  ])('tolerates %s', (_, answer, total, last) => {
    const page = get(answer);
    expect([page.data, page.meta.current_page, page.meta.per_page, page.meta.total]).toEqual([
      rows,
      2,
      15,
      total,
    ]);
    expect([page.meta.last_page, page.isAtLeast]).toEqual([
      last,
      total === 30 && last === 3 ? true : undefined,
    ]);
    expect(heard).toContainEqual({ path: 'meta', expected: 'object', seen: 'partial', outcome: 'read' });
  });

  test.each([
    ['of the page alone', { ...meta, total: 15 }, 3],
    ['that the rows exceed', { ...meta, last_page: 2, total: 20 }, 3],
    ['that the last page exceeds', { ...meta, last_page: 9 }, 3],
    ['beyond the last page', { ...meta, total: 600 }, 3],
  ])('does not take a total %s', (_, lying, last) => {
    const page = get({ data: rows, links, meta: lying });
    expect([page.meta.total, page.meta.last_page, page.isAtLeast]).toEqual([30, last, true]);
    expect(heard).toContainEqual({ path: 'meta', expected: 'object', seen: 'partial', outcome: 'read' });
  });

  test('after the last page leads back to one that has rows', () => {
    const page = get({ data: [], links: { ...links, next: null }, meta: { ...meta, last_page: 9 } });
    expect([page.meta.last_page, page.isAtLeast]).toEqual([1, undefined]);
  });

  test('is cut from all rows of a service that ignores pages', () => {
    const all = Array.from({ length: 40 }, (_, index) => ({ id: index + 1 }));
    const page = get({
      data: all,
      links: { ...links, next: null },
      meta: { ...meta, last_page: 3, total: 40 },
    });
    expect(page.data.map(({ id }) => id)).toEqual(all.slice(15, 30).map(({ id }) => id));
    expect(page.meta).toMatchObject({ current_page: 2, last_page: 3, per_page: 15, total: 40 });
    expect(get(all, '1').meta).toMatchObject({ current_page: 1, per_page: 15, total: 40 });
  });

  test('gives a number of rows only where nothing contradicts it', () => {
    const one = [{ id: 1 }];
    const page = { data: one, meta: { ...meta, current_page: 1, per_page: 1, last_page: 60, total: 60 } };
    expect(asTotal(page)).toBe(60);
    expect(() => asTotal({ data: one })).toThrow('unreadable meta.total');
    expect(() => asTotal({ ...page, meta: { ...page.meta, total: 1 } })).toThrow('unreadable meta.total');
    expect(() => asTotal({ ...page, meta: { ...page.meta, total: 0 } })).toThrow('unreadable meta.total');
  });
});
