import { expect, test } from 'vitest';
import { listBinding } from '../../../../src/machines/kit/form/binding';

const loaded = { titol: 'Xerrada', curs: null, inici: '09:00', fi: '08:00', jove: { nom: '' }, grups: null };
const issues = { titol: 1, curs: 1, fi: 1, 'jove.nom': 1, grups: 1, 'data-time': 1 };

function list(changes: object) {
  const values = { ...loaded, ...changes };
  const unread = { curs: { id: 3 }, jove: 7, data: 'ahir' };
  return Object.keys(listBinding(issues, { loaded, values, unread, coupled: { inici: ['fi'] } }));
}

test.each([
  ['nothing is changed: a field that is empty', {}, ['grups']],
  ['a field with a long text is changed', { titol: 'x' }, ['titol', 'grups']],
  ['an unread field is changed', { curs: 'x' }, ['curs', 'grups']],
  ['a member of an unread group is changed', { jove: { nom: ' ' } }, ['jove.nom', 'grups']],
  ['the field that another one is coupled to is changed', { inici: '10:00' }, ['fi', 'grups']],
  ['the day of a moment is changed', { data: '2026-11-20T' }, ['grups', 'data-time']],
])('issues bind where %s', (_, changes, expected) => {
  expect(list(changes)).toEqual(expected);
});
