import { getDay, type Instant } from '../../src/domain/values/madrid';
import type { Query } from '../../src/domain/values/query';
import { MARK } from './cycle';
import { expectGuarded, parseCsv } from './exports';
import { Untried } from './trial';

const SIGNS = ['=', '+', '-', '@'];

/** Gives a record of today texts that a spreadsheet would run, and reads them in the export. */
export async function tryFormulas(
  write: (text: string) => Promise<unknown>,
  exportCsv: (query: Query) => Promise<string>,
  now: Instant,
): Promise<void> {
  const day = getDay(now);
  for (const sign of SIGNS) {
    await write(`${sign}1+1 ${MARK}`);
    const records = parseCsv(await exportCsv({ data_inici: day, data_fi: day }));
    const cells = records.flat().filter((cell) => cell.includes(`1+1 ${MARK}`));
    if (cells.length === 0) throw new Untried('the file does not hold the text');
    expectGuarded([cells]);
  }
}
