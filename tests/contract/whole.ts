import { addDays, type Day } from '../../src/domain/values/madrid';
import { askPage, isFields, isSuccess, readPage, type AskRaw, type Page } from './raw';
import { Broken, type Trials } from './trial';

const MEETS: Readonly<Record<string, string>> = {
  cites: 'the calendar comes late or lacks appointments, and booked hours look free',
  'cites/disponibilitats': 'free hours come late or are not offered',
};

const getId = (row: unknown): string => (isFields(row) ? JSON.stringify(row['id']) : '');

/** Deviation of an answer that is due whole; undefined for a whole one. */
function findPart({ rows, total, last = 1, next }: Page): string | undefined {
  const isPart = last > 1 || Boolean(next) || (total ?? 0) > rows.length;
  return isPart ? `comes by pages: ${rows.length} of ${total ?? 'more'}` : undefined;
}

/** Tries that a dated list is whole, also without page numbers: no shorter period has more rows. */
export async function tryWhole(trials: Trials, ask: AskRaw, path: string, today: Day): Promise<void> {
  await trials.run(`GET ${path}, whole`, async () => {
    const get = (from: number, to: number) =>
      askPage(ask, path, { data_inici: addDays(today, from), data_fi: addDays(today, to) });
    const parts = [await get(-14, -1), await get(0, 0), await get(1, 14)];
    const page = await get(-14, 14);
    const part = findPart(page);
    if (part !== undefined) throw new Broken(`${part}: ${MEETS[path]}`);
    const known = new Set(page.rows.map(getId));
    const all = parts.flatMap(({ rows }) => rows.map(getId));
    const lacking = all.filter((id) => !known.has(id));
    if (lacking.length > 0)
      throw new Broken(`has ${page.rows.length} of ${page.rows.length + lacking.length}: ${MEETS[path]}`);
  });
}

/** Tries that the lists behind selects are whole; a failed one is reported by itself. */
export async function tryWholeCatalogs(trials: Trials, ask: AskRaw, names: readonly string[]): Promise<void> {
  await trials.run('GET interns, whole', async () => {
    const parts: string[] = [];
    for (const name of names) {
      const raw = await ask('GET', `interns/${name}`);
      const part = isSuccess(raw) ? findPart(readPage(raw.json)) : undefined;
      if (part !== undefined) parts.push(`${name} ${part}`);
    }
    if (parts.length > 0)
      throw new Broken(`${parts.join('; ')}: the others cannot be chosen in a form, or come late`);
  });
}
