import { readSheet, type Sheet, type Unreadable } from '../sheet/sheet';

/** A text under its file's name; null if the file cannot be read. */
export type Given = { name: string; text: string | null };

/** Remark about a text by its name: it is no sheet, or its sheet is not simply added. */
export type Remark = { name: string } & (
  | { code: Unreadable | 'unreadable' }
  | { code: 'twice' | 'again' | 'other'; sheet: Sheet }
);

export type Room = { sheets: readonly Sheet[]; added: number; remarks: readonly Remark[] };

export const EMPTY: Room = { sheets: [], added: 0, remarks: [] };

/** Key that sheets with the same columns share. */
export const getKey = ({ lesson, steps }: Sheet): string =>
  JSON.stringify([lesson, ...steps.map(({ title }) => title)]);

const isSameRun = (one: Sheet, other: Sheet): boolean =>
  one.id === other.id && one.began === other.began && getKey(one) === getKey(other);

function take(room: Room, { name, text }: Given): Room {
  const remark = (one: Remark): Room => ({ ...room, remarks: [...room.remarks, one] });
  const sheet = text === null ? 'unreadable' : readSheet(text);
  if (typeof sheet === 'string') return remark({ name, code: sheet });

  const known = room.sheets.find((one) => isSameRun(one, sheet));
  if (known?.saved === sheet.saved && known.name === sheet.name)
    return remark({ name, code: 'twice', sheet });
  if (known) {
    const latest = sheet.saved < known.saved ? known : sheet;
    const sheets = room.sheets.map((one) => (one === known ? latest : one));
    return { ...remark({ name, code: 'again', sheet: latest }), sheets };
  }
  const isOther = room.sheets.length > 0 && room.sheets.every((one) => getKey(one) !== getKey(sheet));
  return {
    ...(isOther ? remark({ name, code: 'other', sheet }) : room),
    sheets: [...room.sheets, sheet],
    added: room.added + 1,
  };
}

/** Adds the sheets among some texts; of two of the same run the later one stays. */
export const addSheets = ({ sheets }: Room, given: readonly Given[]): Room =>
  given.reduce(take, { ...EMPTY, sheets });
