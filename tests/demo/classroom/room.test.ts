import { expect, test } from 'vitest';
import { addSheets, EMPTY } from '../../../src/demo/classroom/room';
import { toText } from '../../../src/demo/sheet/sheet';
import { makeSheet, step } from '../support/sheets';

const marta = makeSheet('Marta');
const jan = makeSheet('Jan');
const give = (name: string, text: string | null) => ({ name, text });

test('sheets are added, and each text that is none is told by its name', () => {
  const given = [
    give('a.json', toText(marta)),
    give('b.json', toText(jan)),
    give('mig.json', toText(jan).slice(0, 200)),
    give('nou.json', toText(jan).replace('"version":1', '"version":2')),
    give('foto.json', 'hola'),
    give('carpeta', null),
  ];
  expect(addSheets(EMPTY, given)).toEqual({
    sheets: [marta, jan],
    added: 2,
    remarks: [
      { name: 'mig.json', code: 'damaged' },
      { name: 'nou.json', code: 'version' },
      { name: 'foto.json', code: 'foreign' },
      { name: 'carpeta', code: 'unreadable' },
    ],
  });
});

test('the same sheet twice counts once, in one go or two', () => {
  const remarks = [{ name: 'b.json', code: 'twice', sheet: marta }];
  const both = [give('a.json', toText(marta)), give('b.json', toText(marta))];
  expect(addSheets(EMPTY, both)).toEqual({ sheets: [marta], added: 1, remarks });
  const room = addSheets(EMPTY, both.slice(0, 1));
  expect(addSheets(room, both.slice(1))).toEqual({ sheets: [marta], added: 0, remarks });
});

test('of two sheets of the same run the later one stays, whichever comes first', () => {
  const later = { ...marta, saved: '2026-11-20T09:30:00.000Z', name: 'Marta P.' };
  for (const [first, second] of [
    [marta, later],
    [later, marta],
  ] as const) {
    const room = addSheets(EMPTY, [give('a.json', toText(first)), give('b.json', toText(second))]);
    expect(room).toEqual({
      sheets: [later],
      added: 1,
      remarks: [{ name: 'b.json', code: 'again', sheet: later }],
    });
  }
});

test('another run of the same person is another row', () => {
  const again = makeSheet('Marta', { id: 'altra' });
  const room = addSheets(EMPTY, [give('a.json', toText(marta)), give('b.json', toText(again))]);
  expect(room).toEqual({ sheets: [marta, again], added: 2, remarks: [] });
});

test('the first sheet of another lesson, or of other steps, is told by its name', () => {
  const other = makeSheet('Jan', { lesson: 'Una altra' });
  const changed = makeSheet('Pau', { steps: [step('Obre-la')] });
  const given = [marta, other, changed, makeSheet('Roc', { lesson: 'Una altra' })].map((sheet, index) =>
    give(`${index}.json`, toText(sheet)),
  );
  const { added, remarks } = addSheets(EMPTY, given);
  expect({ added, remarks }).toEqual({
    added: 4,
    remarks: [
      { name: '1.json', code: 'other', sheet: other },
      { name: '2.json', code: 'other', sheet: changed },
    ],
  });
});
