import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capitalize, count, de } from '../../src/text/ui/words';

const files = ['src/text', 'src/demo/text'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

test.each(files)('%s: straight apostrophes, l·l with U+00B7, no composed ŀ', (_, source) => {
  expect(source).not.toMatch(/[\u2018\u2019\u02bc\u00b4]/u);
  const words = source.replaceAll(/'[a-z]+\.[a-zA-Z]+'/g, '');
  expect(words).not.toMatch(/\p{L}l[.\u2022\u2219\u22c5\u2027-]l\p{L}/u);
  expect(source).not.toMatch(/[\u013f\u0140]/u);
  expect(source).toBe(source.normalize('NFC'));
});

test('small words', () => {
  expect([count(0, 'cita', 'cites'), count(1, 'cita', 'cites'), count(5, 'cita', 'cites')]).toEqual([
    '0 cites',
    '1 cita',
    '5 cites',
  ]);
  expect(['editar', 'habitatge', 'veure', 'àrea'].map(de)).toEqual([
    "d'editar",
    "d'habitatge",
    'de veure',
    "d'àrea",
  ]);
  expect(capitalize('àrea')).toBe('Àrea');
});
