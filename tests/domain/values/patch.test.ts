import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as f from '../../../src/domain/values/fieldTable';
import { findUnread, toPatch, withoutUnread } from '../../../src/domain/values/patch';
import { readTolerantly } from '../../../src/domain/values/tolerant';

const Place = z.object({ id: z.number(), nom: z.string() });
const FIELDS = {
  nom: f.text(),
  grau: f.optional(f.choice(['alt', 'baix'])),
  temes: f.ids(),
  canals: f.choices(['web', 'mail']),
  lloc_id: f.ref('lloc', Place),
  llocs: f.refs('altres', Place),
  jove: f.group({ nom: f.text(), telefon: f.optionalText(), edat: f.number({ min: 1, max: 99 }) }),
};
const Answer = z.object(f.answerShape(FIELDS));
const coupled = { nom: ['lloc_id', 'canals'] };

const ANSWER = {
  nom: 'Ona',
  grau: { codi: 'alt' },
  temes: ['1', { tema: 2 }, null],
  canals: [['web']],
  lloc: { id: 7, nom: null },
  altres: [{ id: 8, nom: 'U' }, 'Dos'],
  jove: { nom: 'Jana', telefon: { fix: '93' }, alies: 'J' },
};

function read(changes: object = {}) {
  const stored = readTolerantly(Answer, { ...ANSWER, ...changes }).value;
  return { stored, draft: f.toDraft(FIELDS, stored) };
}

test('a draft is empty where a value could not be read, and has tokens for entries of a list', () => {
  expect(read().draft).toEqual({
    nom: 'Ona',
    grau: null,
    temes: [1, 'unread {"tema":2}'],
    canals: ['unread ["web"]'],
    lloc_id: 7,
    llocs: [8, 'unread "Dos"'],
    jove: { nom: 'Jana', telefon: '', edat: null },
  });
});

test('unread values are listed by their fields, as they came', () => {
  expect(findUnread(FIELDS, read().stored)).toEqual({
    grau: { codi: 'alt' },
    temes: ANSWER.temes,
    canals: [['web']],
    llocs: ANSWER.altres,
    'jove.telefon': { fix: '93' },
  });
});

test('a draft for a new record has no tokens', () => {
  expect(withoutUnread(read().draft)).toMatchObject({ temes: [1], canals: [], llocs: [8] });
});

test.each([
  ['nothing', {}, {}],
  ['a choice that could not be read', { grau: 'baix' }, { grau: 'baix' }],
  ['one more entry of a list', { temes: [1, 'unread {"tema":2}', 3] }, { temes: ['1', { tema: 2 }, 3] }],
  ['an entry less', { temes: ['unread {"tema":2}'] }, { temes: [{ tema: 2 }] }],
  ['one more record of a list', { llocs: [8, 'unread "Dos"', 9] }, { llocs: [8, 'Dos', 9] }],
  [
    'a member of a group',
    { jove: { nom: 'Jan', telefon: '', edat: null } },
    { jove: { ...ANSWER.jove, nom: 'Jan' } },
  ],
  ['a field with coupled ones', { nom: 'Aina' }, { nom: 'Aina', lloc_id: 7, canals: [['web']] }],
])('a patch of %s has nothing else', (_, changes, patch) => {
  const { stored, draft } = read();
  expect(toPatch(FIELDS, { ...draft, ...changes }, stored, { coupled })).toEqual(patch);
});

test('a patch of a group that could not be read has its changed members alone', () => {
  const { stored, draft } = read({ jove: 29 });
  expect(toPatch(FIELDS, { ...draft, jove: { ...draft.jove, nom: 'Jan' } }, stored)).toEqual({
    jove: { nom: 'Jan' },
  });
});

test('a patch leaves out a coupled record that could not be read', () => {
  const { stored, draft } = read({ lloc: 'Central' });
  expect(toPatch(FIELDS, { ...draft, nom: 'Aina' }, stored, { coupled })).toEqual({
    nom: 'Aina',
    canals: [['web']],
  });
});

test('a patch has more fields on demand, as they came', () => {
  const { stored, draft } = read();
  expect(toPatch(FIELDS, draft, stored, { also: ['temes'] })).toEqual({ temes: ANSWER.temes });
});
