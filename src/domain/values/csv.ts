type Value = string | number | null | undefined;

export type Columna<T> = readonly [heading: string, getValue: (row: T) => Value];

/** First characters that make spreadsheets run a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(value: Value): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with semicolons and decimal commas; formulas are escaped. */
export function toCsv<T>(columnes: readonly Columna<T>[], rows: readonly T[]): string {
  const lines = [
    columnes.map(([heading]) => heading),
    ...rows.map((row) => columnes.map(([, get]) => get(row))),
  ];
  return lines.map((line) => `${line.map(toCell).join(';')}\r\n`).join('');
}
