import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Email, Id, Moment, requiredText } from '../../../src/domain/values/fields';
import { optionalText } from '../../../src/domain/values/fieldTable';
import { findIssues, findRequired, type IssueCode } from '../../../src/domain/values/validation';

const confirmed = z.string().check(z.refine((text) => text === 'same', { params: { code: 'confirmation' } }));

test.each<[string, z.ZodMiniType, unknown, IssueCode | undefined]>([
  ['a missing value', Id, undefined, 'required'],
  ['null', Id, null, 'required'],
  ['an empty text', requiredText(), '', 'required'],
  ['only white space', requiredText(), ' \n\t', 'required'],
  ['an empty list', z.array(Id).check(z.minLength(1)), [], 'required'],
  ['a text at its limit', requiredText(), 'x'.repeat(200), undefined],
  ['a text beyond its limit', requiredText(), 'x'.repeat(201), 'tooLong'],
  ['an optional text at its limit', optionalText().body, 'x'.repeat(2000), undefined],
  ['an optional text beyond its limit', optionalText().body, 'x'.repeat(2001), 'tooLong'],
  ['an optional text that is null', optionalText().body, null, undefined],
  ['a short text', z.string().check(z.minLength(3)), 'ab', 'tooShort'],
  ['a small number', z.number().check(z.gte(1)), 0, 'tooSmall'],
  ['a big number', z.number().check(z.lte(5)), 6, 'tooBig'],
  ['an e-mail', Email, 'jana@example.org', undefined],
  ['an e-mail that is none', Email, 'jana@example', 'email'],
  ['an e-mail at its limit', Email, `${'x'.repeat(178)}@example.org`, undefined],
  ['an e-mail beyond its limit', Email, `${'x'.repeat(179)}@example.org`, 'tooLong'],
  ['an option that is none', z.enum(['a', 'b']), 'c', 'format'],
  ['a text for a number', Id, '5', 'format'],
  ['an id of zero', Id, 0, 'tooSmall'],
  ['a repetition that differs', confirmed, 'other', 'confirmation'],
  ['a repetition that agrees', confirmed, 'same', undefined],
  ['a moment', Moment, '2026-11-20T09:30:00+01:00', undefined],
  ['a text that is no moment', Moment, 'soon', 'format'],
])('%s', (_, schema, value, code) => {
  expect(findIssues(z.object({ field: schema }), { field: value })).toEqual(code ? { field: code } : {});
});

test('an issue has the path of its field, or of its list, and the first one counts', () => {
  const schema = z.object({
    jove: z.object({ nom: requiredText(), email: Email }),
    conegut: z.array(z.enum(['web'])),
    assessories: z.object({ dies_enrere: z.int() }),
  });
  const value = {
    jove: { nom: '', email: 'x'.repeat(200) },
    conegut: ['web', 'x', 'y'],
    assessories: { dies_enrere: 1.5 },
  };
  expect(findIssues(schema, value)).toEqual({
    'jove.nom': 'required',
    'jove.email': 'email',
    conegut: 'format',
    'assessories.dies_enrere': 'format',
  });
});

test('required fields are those that refuse to be empty', () => {
  const schema = z.object({
    a: requiredText(),
    b: optionalText().body,
    c: z.array(Id).check(z.minLength(1)),
    d: Id,
  });
  expect(findRequired(schema, { a: '', b: null, c: [], d: null })).toEqual(new Set(['a', 'c', 'd']));
});
