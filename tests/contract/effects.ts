import type { Pagina } from '../../src/domain/values/pagina';
import type { Query } from '../../src/domain/values/query';
import type { ListContract } from './lists';
import { Broken, Untried, type Trials } from './trial';

type Row = { id: number };
type Value = string | number | boolean | null | undefined;

const WHOLE = { per_page: '100' };
/** A word that no text has. */
const NONSENSE = 'zqxzqx';

/** The rarest value, which tests a filter best. */
function findRarest(values: readonly Value[]): string {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null && value !== undefined && value !== '') {
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
  }
  const [rarest, other] = [...counts].toSorted(([, one], [, next]) => one - next);
  if (!rarest || !other) throw new Untried('the rows do not differ in it');
  return rarest[0];
}

function expectAll(page: Pagina<Row>, fits: (row: Row) => boolean): void {
  if (page.data.length === 0) throw new Broken('finds nothing');
  if (!page.data.every(fits)) throw new Broken('has no effect');
}

async function tryFilters(
  trials: Trials,
  { path, list, filters, known, day }: ListContract<Row>,
  rows: readonly Row[],
) {
  for (const [param, read] of Object.entries(filters)) {
    await trials.run(`GET ${path}, ${param}`, async () => {
      const value = known?.[param] ?? findRarest(rows.map(read));
      const page = await list({ ...WHOLE, [param]: value });
      if (known?.[param] !== undefined && page.data.length === 0) throw new Untried(`none is ${value}`);
      expectAll(page, (row) => [undefined, value].includes(toText(read(row))));
    });
  }
  if (!day) return;
  await trials.run(`GET ${path}, data_inici and data_fi`, async () => {
    const value = findRarest(rows.map(day));
    expectAll(await list({ ...WHOLE, data_inici: value, data_fi: value }), (row) =>
      ['', value].includes(day(row)),
    );
  });
}

const toText = (value: Value): string | undefined => (value === undefined ? undefined : String(value));

const isKnown = (key: Value): boolean => key !== undefined && key !== null && !Number.isNaN(key);

/** Only numbers are compared: the order of texts depends on the language. */
function isAscending(keys: readonly Value[]): boolean {
  const numbers = keys.flatMap((key) => (typeof key === 'number' && isKnown(key) ? [key] : []));
  return numbers.every((key, index) => index === 0 || Number(numbers[index - 1]) <= key);
}

async function trySorts(trials: Trials, { path, list, sorts }: ListContract<Row>, rows: readonly Row[]) {
  for (const [sort, read] of Object.entries(sorts)) {
    await trials.run(`GET ${path}, sort=${sort}`, async () => {
      findRarest(rows.map(read));
      const up = (await list({ ...WHOLE, sort })).data.map(read);
      const down = (await list({ ...WHOLE, sort: `-${sort}` })).data.map(read);
      const [lowest] = up.filter(isKnown);
      const [highest] = down.filter(isKnown);
      if (lowest === highest) throw new Broken('has no effect');
      if (!isAscending(up) || !isAscending(down.toReversed())) throw new Broken('is another order');
    });
  }
}

async function tryPages(trials: Trials, { path, list }: ListContract<Row>, total: number) {
  await trials.run(`GET ${path}, per_page`, async () => {
    for (const size of [15, 30]) {
      const { data, meta } = await list({ per_page: String(size) });
      if (data.length !== Math.min(size, total) || meta.per_page !== size) {
        throw new Broken(`${data.length} rows of ${total} for ${size}`);
      }
    }
  });
  await trials.run(`GET ${path}, page`, async () => {
    if (total <= 15) throw new Untried('there is one page alone');
    const first = await list({ per_page: '15' });
    const second = await list({ per_page: '15', page: '2' });
    const seen = new Set(first.data.map(({ id }) => id));
    if (second.data.some(({ id }) => seen.has(id))) throw new Broken('has no effect');
    if (second.meta.current_page !== 2) throw new Broken('says that it is another page');
  });
}

async function trySearch(trials: Trials, { path, list, word }: ListContract<Row>, rows: readonly Row[]) {
  await trials.run(`GET ${path}, q`, async () => {
    const row = rows.find((one) => (word(one)?.length ?? 0) > 2);
    if (!row) throw new Untried('no row shows a word');
    const found = await list({ ...WHOLE, q: word(row) ?? '' });
    if (found.meta.total <= WHOLE_SIZE && !found.data.some(({ id }) => id === row.id)) {
      throw new Broken('does not find a row by its own word');
    }
    if ((await list({ ...WHOLE, q: NONSENSE })).data.length > 0) throw new Broken('has no effect');
  });
}

const WHOLE_SIZE = Number(WHOLE.per_page);

/** Tries a list, one of its records, its export, and the effect of every parameter. */
export async function tryList(
  trials: Trials,
  contract: ListContract<Row>,
  sample: Query = WHOLE,
): Promise<void> {
  const { path, list, get, exportCsv } = contract;
  const page = await trials.run(`GET ${path}`, () => list(sample));
  if (!page) return;
  const { data: rows, meta } = page;
  await trials.run(`GET ${path}/{id}`, async () => {
    const open = rows.filter((row) => !('bloquejada' in row && row.bloquejada === true)).slice(0, 5);
    if (open.length === 0) throw new Untried('there is no record');
    for (const { id } of open) await get(id);
  });
  if (exportCsv) {
    await trials.run(`GET ${path}/exports/csv`, async () => {
      const lines = (await exportCsv({})).split('\n').filter(Boolean);
      if (rows.length > 0 && lines.length < 2) throw new Broken('holds no row');
    });
  }
  await tryFilters(trials, contract, rows);
  await trySorts(trials, contract, rows);
  await tryPages(trials, contract, meta.total);
  await trySearch(trials, contract, rows);
}
