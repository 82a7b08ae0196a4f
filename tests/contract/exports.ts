import type { Query } from '../../src/domain/values/query';
import type { ListContract } from './lists';
import { Broken, Untried, type Trials } from './trial';

type Row = { id: number };

const CELL = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|\n|$)/gy;

/** Cells of a CSV text by record, without the quotes of a cell. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  for (const [whole, cell = '', end] of text.matchAll(CELL)) {
    if (whole === '' && cells.length === 0) continue;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ';') continue;
    if (cells.some(Boolean)) records.push(cells);
    cells = [];
  }
  return records;
}

const FORMULA = /^[=+\-@\t\r]/;

export function expectGuarded(records: readonly (readonly string[])[]): void {
  const cell = records.flat().find((one) => FORMULA.test(one));
  if (cell === undefined) return;
  const shown = JSON.stringify(cell.slice(0, 12));
  throw new Broken(`holds a cell that begins ${shown}: a spreadsheet runs it as a formula of a stranger`);
}

/** Tries the export of a list: every row (`seen` on its first page), no formula, the filters. */
export async function tryExport(
  trials: Trials,
  { path, list, exportCsv }: ListContract<Row>,
  { seen, filter }: { seen: number; filter: Query },
): Promise<void> {
  if (!exportCsv) return;
  const count = async (query: Query) => {
    const { meta, isAtLeast = false } = await list({ ...query, per_page: '15' });
    return { total: meta.total, most: isAtLeast ? Infinity : meta.total };
  };
  /** Rows are written all the time: the file may hold the number before or after. */
  const compare = async (query: Query, least = 0) => {
    const before = await count(query);
    const [, ...records] = parseCsv(await exportCsv(query));
    const after = await count(query);
    const isShort = records.length < Math.max(least, Math.min(before.total, after.total));
    const isLong = records.length > Math.max(before.most, after.most);
    return { records, isShort, isLong, total: after.total };
  };
  await trials.run(`GET ${path}/exports/csv`, async () => {
    const { records, isShort, total } = await compare({}, seen);
    if (total > 0 && records.length === 0) throw new Broken('holds no row');
    if (isShort)
      throw new Broken(
        `holds ${records.length} of ${Math.max(seen, total)} rows: what a person counts in the file is too little`,
      );
    expectGuarded(records);
  });
  await trials.run(`GET ${path}/exports/csv, filters`, async () => {
    if (Object.keys(filter).length === 0) throw new Untried('the rows do not differ');
    const { records, isShort, isLong, total } = await compare(filter);
    if (isShort || isLong)
      throw new Broken(
        `holds ${records.length} rows for the ${total} of the list: the file is not what the screen showed`,
      );
  });
}
