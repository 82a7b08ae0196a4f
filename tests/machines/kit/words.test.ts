import { expect, test } from 'vitest';
import { toOwnWords } from '../../../src/machines/kit/words';

test.each([
  'Not Found',
  'The given data was invalid.',
  'This action is unauthorized.',
  'Server Error',
  'Service Unavailable',
  'Unauthenticated.',
  'Too Many Attempts.',
  'Too Many Requests',
  'CSRF token mismatch.',
  'The route api/citas could not be found.',
  'No query results for model [App\\Models\\Consulta] 12',
  'Bad Request',
  'Unprocessable Content',
  'Internal Server Error',
  'The PUT method is not supported for route api/consultes/1. Supported methods: GET, PATCH.',
  "SQLSTATE[23000]: Integrity constraint violation: Duplicate entry 'ada@example.org'",
  'Attempt to read property "id" on null',
  '',
])('of %j nothing is left', (message) => {
  expect(toOwnWords(message)).toBeNull();
});

test.each([
  ['El correu electrònic no existeix.', 'El correu electrònic no existeix.'],
  ["L'hora ja no és lliure. (and 1 more error)", "L'hora ja no és lliure."],
  ['Falta el nom. (and 12 more errors)', 'Falta el nom.'],
  ['No trobat', 'No trobat'],
])('of %j what the service says itself is kept', (message, own) => {
  expect(toOwnWords(message)).toBe(own);
});
