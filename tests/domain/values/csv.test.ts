import { expect, test } from 'vitest';
import { keepRecords, toHtmlTable, toTsv } from '../../../src/domain/values/csv';

test('the records of some ids stay as they came, with the heading', () => {
  const csv = 'id;text\r\n1;"one; ""two""\r\n2;three"\r\n2;four\r\n"3";five\r\n4;six';
  expect(keepRecords(csv, new Set(['1', '3', '4']))).toBe(
    'id;text\r\n1;"one; ""two""\r\n2;three"\r\n"3";five\r\n4;six',
  );
  expect(keepRecords('\uFEFFID,text\n1,one\n2,two\n', new Set(['2']))).toBe('\uFEFFID,text\n2,two\n');
  expect(() => keepRecords('text;id\r\none;1\r\n', new Set(['1']))).toThrow(
    'the export has no column of ids',
  );
});

test('rows to paste have tabs alone between cells, and run no formula', () => {
  expect(toTsv([['Nom', '1'], ['a\tb\nc', '=A1'], ['sol']])).toBe("Nom\t1\na b c\t'=A1\nsol");
});

test('the same rows as a table of HTML have a heading, and groups across all columns', () => {
  expect(toHtmlTable([['Nom', 'Nombre'], ['<Grup> & més'], ['a', '1']])).toBe(
    '<table><tr><th>Nom</th><th>Nombre</th></tr><tr><th colspan="2">&lt;Grup&gt; &amp; més</th></tr><tr><td>a</td><td>1</td></tr></table>',
  );
});
