type Value = string | number | null | undefined;

export type Columna<T> = readonly [heading: string, getValue: (row: T) => Value];

/** First characters that make spreadsheets run a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(value: Value): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A record of a CSV text with its line end. */
const RECORD = /(?:"(?:[^"]|"")*"|[^"\n])*(?:\n|$)/g;

/**
 * The heading and the records with the given ids, unchanged.
 * @throws {TypeError} without a column of ids at the front
 */
export function keepRecords(csv: string, ids: ReadonlySet<string>): string {
  const [heading = '', ...records] = csv.match(RECORD) ?? [];
  const getFirst = (record: string) => /^\uFEFF?"?([^";,\r\n]*)/.exec(record)?.[1] ?? '';
  if (getFirst(heading).toLowerCase() !== 'id') throw new TypeError('the export has no column of ids');
  return heading + records.filter((record) => ids.has(getFirst(record))).join('');
}

/** RFC 4180 with semicolons and decimal commas; formulas are escaped. */
export function toCsv<T>(columnes: readonly Columna<T>[], rows: readonly T[]): string {
  const lines = [
    columnes.map(([heading]) => heading),
    ...rows.map((row) => columnes.map(([, get]) => get(row))),
  ];
  return lines.map((line) => `${line.map(toCell).join(';')}\r\n`).join('');
}
