import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as f from '../../../src/domain/values/fieldTable';
import { findIssues, findRequired } from '../../../src/domain/values/validation';

const Place = z.object({ id: z.number(), nom: z.string() });

const FIELDS = {
  nom: f.text(5),
  email: f.email(),
  nota: f.optionalText(10),
  grau: f.choice(['alt', 'baix']),
  idioma: f.optional(f.choice(['ca', 'es'])),
  canals: f.choices(['web', 'mail']),
  persones: f.number({ min: 1, max: 3 }),
  ambit: f.optional(f.id()),
  temes: f.ids(),
  lloc_id: f.ref('lloc', Place),
  antic_lloc_id: f.optional(f.ref('antic_lloc', Place)),
  llocs: f.refs('altres', Place),
  actiu: f.field(true, z._default(z.boolean(), true), z.boolean()),
  jove: f.group({ nom: f.text(), telefon: f.optionalText() }),
  opinio: f.optional(f.group({ punts: f.number({ min: 1, max: 5 }), text: f.optionalText() })),
};

const EMPTY = {
  nom: '',
  email: '',
  nota: '',
  grau: null,
  idioma: null,
  canals: [],
  persones: null,
  ambit: null,
  temes: [],
  lloc_id: null,
  antic_lloc_id: null,
  llocs: [],
  actiu: true,
  jove: { nom: '', telefon: '' },
  opinio: { punts: null, text: '' },
};

const DRAFT: f.DraftOf<typeof FIELDS> = {
  nom: ' Ona ',
  email: 'ona@example.org',
  nota: 'dues\nlínies',
  grau: 'alt',
  idioma: 'ca',
  canals: ['web'],
  persones: 2,
  ambit: 4,
  temes: [1, 2],
  lloc_id: 7,
  antic_lloc_id: 8,
  llocs: [7, 8],
  actiu: false,
  jove: { nom: 'Jana', telefon: '600' },
  opinio: { punts: 3, text: 'bé' },
};

const U = { id: 7, nom: 'U' };
const DOS = { id: 8, nom: 'Dos' };

test('a new record is empty', () => {
  expect(f.emptyDraft(FIELDS)).toEqual(EMPTY);
});

test('a full draft is sent unchanged', () => {
  expect(f.toBody(FIELDS, DRAFT)).toEqual(DRAFT);
});

test('empty optional fields are sent as null: blank texts, groups without a value', () => {
  const blank = {
    ...EMPTY,
    nom: ' ',
    nota: ' \n',
    jove: { nom: '', telefon: ' ' },
    opinio: { punts: null, text: ' ' },
  };
  expect(f.toBody(FIELDS, blank)).toEqual({
    ...EMPTY,
    nom: ' ',
    nota: null,
    jove: { nom: '', telefon: null },
    opinio: null,
  });
  expect(f.toBody(FIELDS, { ...EMPTY, opinio: { punts: null, text: 'bé' } })).toMatchObject({
    opinio: { punts: null, text: 'bé' },
  });
});

test('an answer holds whole records under their own names', () => {
  const { lloc_id: _, antic_lloc_id: __, llocs: ___, ...same } = DRAFT;
  const answer = z
    .object(f.answerShape(FIELDS))
    .parse({ ...same, lloc: U, antic_lloc: DOS, altres: [U, DOS] });
  expect(answer).toEqual({ ...same, lloc: U, antic_lloc: DOS, altres: [U, DOS] });
  expect(f.toDraft(FIELDS, answer)).toEqual(DRAFT);
});

test('fields absent from an answer are empty', () => {
  const answer = z.object(f.answerShape(FIELDS)).parse({
    nom: 'Ona',
    email: '',
    grau: 'baix',
    persones: 1,
    lloc: U,
    actiu: true,
    jove: { nom: 'Jana' },
  });
  expect(f.toDraft(FIELDS, answer)).toEqual({
    ...EMPTY,
    nom: 'Ona',
    grau: 'baix',
    persones: 1,
    lloc_id: 7,
    jove: { nom: 'Jana', telefon: '' },
  });
});

test('issues of a body have dotted names', () => {
  const body = z.object(f.bodyShape(FIELDS));
  const required = new Set(['nom', 'email', 'grau', 'persones', 'lloc_id', 'jove.nom']);
  expect(findRequired(body, {})).toEqual(required);
  expect(findRequired(body, f.toBody(FIELDS, f.emptyDraft(FIELDS)))).toEqual(required);
  const wrong = {
    nom: 'Sixsix',
    email: 'ona',
    nota: 'x'.repeat(11),
    persones: 4,
    opinio: { punts: null, text: 'x' },
  };
  expect(findIssues(body, f.toBody(FIELDS, { ...DRAFT, ...wrong }))).toEqual({
    nom: 'tooLong',
    email: 'email',
    nota: 'tooLong',
    persones: 'tooBig',
    'opinio.punts': 'required',
  });
});

test('field names keep the order of the table', () => {
  expect(f.listFields(f.emptyDraft({ b: f.ids(), a: FIELDS.jove, c: f.text() }))).toEqual([
    'b',
    'a.nom',
    'a.telefon',
    'c',
  ]);
});
