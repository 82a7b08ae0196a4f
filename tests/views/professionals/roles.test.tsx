import { expect, test } from 'vitest';
import { openProduct, readAll } from '../support/openProduct';
import { openChoice, readHelp, readShown } from '../forms/fill';

const [ADMIN, INFORMADOR, SUPORT] = [1, 2, 10];
const LABELS = [
  'Administració',
  'Informació',
  'Informació en centres escolars',
  'Informació integral',
  'Assessorament acadèmic',
  "Assessorament d'emprenedoria",
  "Assessorament d'habitatge",
  'Assessorament laboral',
  'Assessorament de mobilitat',
  'Suport i coordinació',
];
const OF_OFFICES = LABELS.slice(1, -1);
const CENTRAL = 'Aquest rol és del nivell central: no té oficina.';
const GIVEN = 'Els rols del nivell central només els pot donar o treure qui pot eliminar professionals.';

test.each([
  ['admin', ADMIN, 'Administració'],
  ['suport_coordinacio', SUPORT, 'Suport i coordinació'],
])('%s sees why their own role and state cannot be changed', async (who, id, role) => {
  await openProduct(who, `/professionals/${id}/editar`);
  expect([readShown('role'), readHelp('role'), readHelp('actiu')]).toEqual([
    role,
    `No et pots canviar el rol a tu mateix/a: ho ha de fer una altra persona. ${CENTRAL}`,
    'No et pots desactivar a tu mateix/a: ho ha de fer una altra persona.',
  ]);
  expect(
    [...document.querySelectorAll('#role, #actiu input')].map((field) => field.matches(':disabled')),
  ).toEqual([true, true, true]);
});

test.each([
  ['admin', 'nou', LABELS, null],
  ['admin', `${INFORMADOR}/editar`, LABELS, null],
  ['suport_coordinacio', 'nou', OF_OFFICES, GIVEN],
  ['suport_coordinacio', `${INFORMADOR}/editar`, OF_OFFICES, GIVEN],
  ['suport_coordinacio', `${ADMIN}/editar`, ['Administració'], `${GIVEN} ${CENTRAL}`],
])('%s at %s sees every role and may give %j', async (who, path, givable, help) => {
  await openProduct(who, `/professionals/${path}`);
  expect(readHelp('role')).toBe(help);
  expect(await openChoice('role')).toEqual(LABELS);
  expect(readAll('[role=option]:not([aria-disabled=true])')).toEqual(givable);
});
