import type { Pagina } from '../../src/domain/values/pagina';
import type { Query } from '../../src/domain/values/query';
import { fold } from '../../src/domain/values/search';
import { tryExport } from './exports';
import type { ListContract } from './lists';
import { tryTotals } from './pages';
import { isSuccess, type AskRaw } from './raw';
import { trySearch } from './search';
import { Broken, Untried, type Trials } from './trial';

type Row = { id: number };
type Value = string | number | boolean | null | undefined;

const WHOLE = { per_page: '100' };

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

/** Letters that every alphabet of the service has in the same order. */
const getLetter = (key: Value): string | undefined => /^[a-z]/.exec(fold(String(key ?? '')))?.[0];

/** Whether neighbours are in another order; surnames are compared by their first letters alone. */
function isOutOfOrder({ by, read }: ListContract<Row>['order'], rows: readonly Row[]): boolean {
  if (by === 'newest') {
    const isByNumber = rows.every(({ id }, index) => index === 0 || Number(rows[index - 1]?.id) > id);
    return !isByNumber && !isAscending(rows.map(read).toReversed());
  }
  const letters = rows.map((row) => getLetter(read(row))).filter((letter) => letter !== undefined);
  const steps = letters.slice(1).map((letter, index) => letter.localeCompare(letters[index] ?? ''));
  const changes = steps.filter((step) => step !== 0);
  return changes.filter((step) => step < 0).length > changes.length / 4;
}

async function tryOrder(trials: Trials, { path, order }: ListContract<Row>, rows: readonly Row[]) {
  await trials.run(`GET ${path}, order without sort`, async () => {
    findRarest(rows.map(order.read));
    if (!isOutOfOrder(order, rows)) return;
    throw new Broken(
      order.by === 'newest'
        ? 'does not begin with the newest: the work of today is not on the first page'
        : 'is not by surname: a person is not where the list is looked through',
    );
  });
}

/** A filter that few of the rows meet; none where the rows do not differ. */
function findFilter({ filters, day }: ListContract<Row>, rows: readonly Row[]): Query {
  const days = day ? rows.map(day).filter(Boolean) : [];
  if (new Set(days).size > 1) {
    const value = findRarest(days);
    return { data_inici: value, data_fi: value };
  }
  for (const [param, read] of Object.entries(filters)) {
    const values = rows.map(read).filter((value) => value !== undefined && value !== null);
    if (new Set(values).size > 1) return { [param]: findRarest(values) };
  }
  return {};
}

/** An id that no record has. */
const UNKNOWN = 999_999_999;

async function tryUnknown(trials: Trials, ask: AskRaw, path: string) {
  await trials.run(`GET ${path}/{id}, unknown`, async () => {
    const raw = await ask('GET', `${path}/${UNKNOWN}`);
    if (raw.status === 404) return;
    throw new Broken(
      `answers ${raw.status}, where 404 is due: ` +
        (isSuccess(raw)
          ? 'a deleted record opens as an empty one'
          : 'a person is not told that the record is gone'),
    );
  });
}

export async function tryList(trials: Trials, ask: AskRaw, contract: ListContract<Row>): Promise<void> {
  const { path, list, get } = contract;
  const page = await trials.run(`GET ${path}`, () => list(WHOLE));
  if (!page) return;
  const { data: rows, meta } = page;
  await trials.run(`GET ${path}/{id}`, async () => {
    const open = rows.filter((row) => !('bloquejada' in row && row.bloquejada === true)).slice(0, 5);
    if (open.length === 0) throw new Untried('there is no record');
    for (const { id } of open) await get(id);
  });
  await tryUnknown(trials, ask, path);
  await tryOrder(trials, contract, rows);
  const filter = findFilter(contract, rows);
  await tryExport(trials, contract, { seen: rows.length, filter });
  await tryTotals(trials, ask, path, filter);
  await tryFilters(trials, contract, rows);
  await trySorts(trials, contract, rows);
  await tryPages(trials, contract, meta.total);
  await trySearch(trials, contract, rows);
}
