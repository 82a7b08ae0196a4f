import { expect, test } from 'vitest';
import { readJson, writeJson } from '../../src/api/json';
import { readId } from '../../src/domain/values/ids';

const json = new Response(null, { headers: { 'content-type': 'application/json' } });
const read = (text: string) => readJson(json, text);

test('numbers that would be rounded are read as text, and others as numbers', () => {
  const text =
    '{"id": 9000000000000001204,"ids":[9000000000000001205, 3],"n":-1.5e3,"d":1.0000000000000000001,"t":"a \\": 9000000000000001206, \\\\","u":1795600000000}';
  expect(read(text)).toEqual({
    id: '9000000000000001204',
    ids: ['9000000000000001205', 3],
    n: -1500,
    d: 1,
    t: 'a ": 9000000000000001206, \\',
    u: 1_795_600_000_000,
  });
});

test('ids go back in the form in which they came', () => {
  const [number] = read('[9000000000000001207]') as [string];
  const body = {
    oficina_id: readId(number),
    antena_id: readId('9b1c7e52-04a1-4c3d-8f00-0000000004d3'),
    tematica_id: [readId('9000000000000001208'), 7],
    observacions: `Núm. ${readId(number)}`,
  };
  expect(writeJson(body)).toBe(
    `{"oficina_id":9000000000000001207,"antena_id":"9b1c7e52-04a1-4c3d-8f00-0000000004d3","tematica_id":["9000000000000001208",7],"observacions":"Núm. ${readId(number)}"}`,
  );
});

test('a number of a record that was not understood goes back as it came', () => {
  const text = '{"home":[true,9000000000000001301],"dona":"9000000000000001302"}';
  expect(writeJson(read(text))).toBe(text);
});
