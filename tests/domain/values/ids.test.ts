import { describe, expect, test } from 'vitest';
import { findOwnId, readId, toOwnIds, toShownId, toStandIns } from '../../../src/domain/values/ids';

const UUID = '9b1c7e52-04a1-4c3d-8f00-0000000004d2';
const ULID = '01J9ZQ4T6V8XKQ2M5N7P3R1S0T';
const LARGE = '9007199254740993';

describe('an id', () => {
  test.each(['0', '1', '1204', '999999999999999'])('%s is its own number', (id) => {
    expect([readId(id), findOwnId(readId(id))]).toEqual([Number(id), undefined]);
  });

  test.each([UUID, ULID, LARGE, '4503599627370497', '007', '-3', '1.5', 'gràcia'])(
    '%s has a stand-in that is a whole number, always the same, and leads back to it',
    (id) => {
      const number = readId(id);
      expect([Number.isSafeInteger(number), readId(id), findOwnId(number)]).toEqual([true, number, id]);
      expect(String(number)).toMatch(/^\d{16}$/);
      expect(toOwnIds(`/x/${number}?a=${number}`)).toBe(
        `/x/${encodeURIComponent(id)}?a=${encodeURIComponent(id)}`,
      );
    },
  );

  test('of many is different from the others', () => {
    const all = Array.from({ length: 20_000 }, (_, index) => readId(`${UUID}${index}`));
    expect(new Set(all).size).toBe(all.length);
  });

  test('is shown by its first characters where it is long', () => {
    expect([1204, readId('A-17'), readId(UUID), '1204'].map(toShownId)).toEqual([
      '1204',
      'A-17',
      '9b1c7e52…',
      '1204',
    ]);
  });
});

describe('an address', () => {
  test('has stand-ins in the place of ids, and leads back', () => {
    for (const own of [
      `/assessories/${UUID}/realitzar`,
      `/punt-jove/consultes/${LARGE}/editar`,
      `/consultes?oficina_id=${UUID}&ambit=${ULID}&page=2`,
      `/calendari?professional_id=${UUID}&cita=${LARGE}`,
      `/calendari/cita/nova?com=${UUID}&disponibilitat_id=${ULID}`,
    ]) {
      const address = toStandIns(own);
      expect(address).not.toMatch(/9b1c|01J9|9007199254740993/);
      expect([toOwnIds(address), toStandIns(address)]).toEqual([own, address]);
    }
  });

  test.each([
    '/consultes/1204/editar',
    '/consultes/nova?oficina_id=3',
    '/calendari?professional_id=tots&vista=mes&data=2026-11-20',
    '/recordar_contrasenya/0a1b2c3d4e5f60718293a4b5/ada%40example.org',
    '/consultes?ambit=%E0%A4%A',
    '/assessories?tipus=laboral&q=9b1c7e52-04a1-4c3d-8f00-0000000004d2',
  ])('%s stays as it is', (address) => {
    expect(toStandIns(address)).toBe(address);
  });

  test('has a word as an id only where the service has one of that name', () => {
    expect(toStandIns('/consultes?oficina_id=sarria')).toBe('/consultes?oficina_id=sarria');
    const number = readId('sarria');
    expect(toStandIns('/consultes?oficina_id=sarria')).toBe(`/consultes?oficina_id=${number}`);
  });
});
