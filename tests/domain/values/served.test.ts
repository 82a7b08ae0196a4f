import { expect, test } from 'vitest';
import { matchFields } from '../../../src/domain/values/served';

test('a message about a record stands at the field of its id, and the first of a field counts', () => {
  const served = { oficina: 'No hi és', oficina_id: 'Falta', jove: 'Falta el nom', 'jove.nom': 'És curt' };
  expect(matchFields(served, ['oficina_id', 'jove.nom'])).toEqual({
    oficina_id: 'No hi és',
    jove: 'Falta el nom',
    'jove.nom': 'És curt',
  });
});
