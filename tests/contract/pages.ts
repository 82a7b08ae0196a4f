import type { Query } from '../../src/domain/values/query';
import { askPage, type AskRaw, type Page } from './raw';
import { Broken, Untried, type Trials } from './trial';

const SIZE = 100;

const countPages = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Numbers of a page that contradict each other. */
function expectSound({ rows, total, last, current, size = SIZE }: Page): void {
  if (total !== undefined && last !== undefined && last !== countPages(total, size)) {
    throw new Broken(
      `says ${total} rows and ${last} pages of ${size}: a person does not reach every row, or pages to nothing`,
    );
  }
  if (total !== undefined && current !== undefined && last !== undefined) {
    const due = current > last ? 0 : Math.min(size, total - (current - 1) * size);
    if (rows.length !== due)
      throw new Broken(
        `says ${total} rows, and page ${current} of ${last} has ${rows.length} in the place of ${due}: ` +
          'the number above the list and the figures are wrong',
      );
  }
}

/** A link to the next page that its number contradicts. */
function expectLinks({ last, current, next }: Page): void {
  if (last !== undefined && current !== undefined && next !== undefined) {
    if (current < last && next === null)
      throw new Broken(`has no link to page ${current + 1} of ${last}: the list seems to end there`);
    if (current >= last && next !== null)
      throw new Broken(`has a link behind its last page: a person pages to an empty list`);
  }
}

/** Reads the first, the last and the page behind it. */
async function expectPages(ask: AskRaw, path: string, query: Query): Promise<void> {
  const get = (page: number) =>
    askPage(ask, path, { ...query, per_page: String(SIZE), ...(page > 1 && { page: String(page) }) });
  const first = await get(1);
  if (first.total === undefined || first.last === undefined)
    throw new Untried('the answers do not say how many rows and pages there are');
  expectSound(first);
  const last = first.last > 1 ? await get(first.last) : first;
  expectSound(last);
  const { rows } = await get((last.last ?? first.last) + 1);
  if (rows.length > 0)
    throw new Broken(
      `has ${rows.length} rows behind its last page, ${first.last}: a person sees them twice, or never`,
    );
  for (const page of [first, last]) expectLinks(page);
}

export async function tryTotals(trials: Trials, ask: AskRaw, path: string, filter: Query): Promise<void> {
  await trials.run(`GET ${path}, totals`, async () => {
    await expectPages(ask, path, {});
    if (Object.keys(filter).length > 0) await expectPages(ask, path, filter);
  });
}
