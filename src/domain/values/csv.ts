type Value = string | number | null | undefined;

export type Columna<T> = readonly [heading: string, getValue: (row: T) => Value];

/** First characters that make spreadsheets run a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const toSafe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

function toCell(value: Value): string {
  const safe = toSafe(typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''));
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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

/** Cells with tabs, for the clipboard; formulas are escaped. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => toSafe(cell.replaceAll(/[\t\r\n]+/g, ' '))).join('\t'))
    .join('\n');
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The same as a table of HTML; its first row is the heading, and a row of one cell heads a group. */
export function toHtmlTable([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const escape = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);
  const toRow = (cells: readonly string[], tag: string, width = 1) =>
    `<tr>${cells.map((cell) => `<${tag}${width > 1 ? ` colspan="${width}"` : ''}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) =>
    cells.length === 1 ? toRow(cells, 'th', heading.length) : toRow(cells, 'td'),
  );
  return `<table>${toRow(heading, 'th')}${body.join('')}</table>`;
}
