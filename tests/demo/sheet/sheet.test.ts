import { expect, test } from 'vitest';
import { getFileName, readSheet, splitSheets, toText } from '../../../src/demo/sheet/sheet';
import { makeSheet } from '../support/sheets';

const marta = makeSheet('Marta');
const text = toText(marta);

test('a sheet is read as it was written, in one line, and its file does not name the person', () => {
  expect(readSheet(text)).toEqual(marta);
  expect(text.split('\n')).toHaveLength(2);
  expect(getFileName({ ...marta, id: 'k3f9a' })).toBe('full-k3f9a.json');
});

test.each([
  ['half a file', text.slice(0, 200), 'damaged'],
  ['a sheet without its name', text.replace('"name":"Marta"', '"nom":"Marta"'), 'damaged'],
  ['a sheet with a time below zero', text.replace('"seconds":10', '"seconds":-10'), 'damaged'],
  ['a sheet of no version', text.replace('"version":1,', ''), 'version'],
  ['a sheet of the next version', text.replace('"version":1', '"version":2'), 'version'],
  ['a scenario', '{"format":"punt-jove.escenari","version":1}', 'foreign'],
  ['another JSON', 'null', 'foreign'],
  ['an empty file', '', 'foreign'],
])('%s is no sheet', (_, found, problem) => {
  expect(readSheet(found)).toBe(problem);
});

test('sheets are found in a chat with words around them and broken lines', () => {
  const jan = makeSheet('Jan');
  const chat = `Marta: ${text}Jan diu: ${toText(jan).replace('Anota una', 'Anota\nuna')} gràcies!`;
  expect(splitSheets(chat).map(readSheet)).toEqual([marta, jan]);
});

test('a text without a sheet stays as it is, and so does half a sheet', () => {
  expect(splitSheets('hola\nadeu')).toEqual(['hola\nadeu']);
  expect(splitSheets(`${text}${text.slice(0, 200)}`).map(readSheet)).toEqual([marta, 'damaged']);
});
