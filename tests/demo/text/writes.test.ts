import { expect, test } from 'vitest';
import { describeWrite } from '../../../src/demo/text/writes';
import type { Write } from '../../../mock-server/store/writes';

const TEXTS: Record<Write['call'], string> = {
  'POST /auth/login': 'Ha entrat',
  'POST /auth/logout': 'Ha sortit',
  'PATCH /auth/profile': 'Contrasenya canviada',
  'PUT /auth/new-password': 'Contrasenya nova, obligada',
  'POST /auth/send-password': 'Correu per recuperar la contrasenya',
  'POST /auth/reset-password': "Contrasenya canviada amb l'enllaç del correu",
  'POST /cites': 'Cita reservada',
  'POST /assessories': 'Assessoria creada',
  'PATCH /assessories/:id': 'Assessoria modificada',
  'PATCH /assessories/:id/assistit': 'Marcada com a no assistida',
  'DELETE /assessories/:id': 'Assessoria eliminada',
  'DELETE /cites/:id': 'Cita eliminada',
  'POST /assessories/{completion}': 'Assessoria realitzada',
  'PATCH /config/data_rules': 'Regles de dates modificades',
  'POST /professionals': 'Professional creat',
  'PATCH /professionals/:id': 'Professional modificat',
  'DELETE /professionals/:id': 'Professional eliminat',
  'POST /consultes': 'Consulta anotada',
  'PATCH /consultes/:id': 'Consulta modificada',
  'DELETE /consultes/:id': 'Consulta eliminada',
  'POST /activitats': 'Activitat creada',
  'PATCH /activitats': 'Activitat modificada',
  'DELETE /activitats/:id': 'Activitat eliminada',
};
const calls = Object.keys(TEXTS) as Write['call'][];

test('each write has a text in the gender of its noun', () => {
  expect(Object.fromEntries(calls.map((call) => [call, describeWrite(call, [])]))).toEqual(TEXTS);
});

test('the text of a write ends with its known details', () => {
  expect(describeWrite('POST /cites', ['laboral', null, 'dl. 23 nov., 9.00'])).toBe(
    'Cita reservada: laboral, dl. 23 nov., 9.00',
  );
});
