import { describe, expect, test } from 'vitest';
import {
  canDeleteProfessional,
  clearPlace,
  DadesProfessional,
  EMPTY_PROFESSIONAL,
  getFullName,
  getListName,
  listChoices,
  listGivableRoles,
  toProfessionalBody,
  type ProfessionalDraft,
} from '../../../src/domain/nouns/professional';
import { ROLES, type Role } from '../../../src/domain/access/roles';
import { findIssues, findRequired } from '../../../src/domain/values/validation';

const everywhere = {
  permissions: ['read_usuari_app', 'edit_usuari_app', 'delete_usuari_app'],
  oficinaId: null,
};
const inOffice = { permissions: ['read_usuari_oficina', 'edit_usuari_oficina'], oficinaId: 1 };

describe('roles that a person may give', () => {
  const CENTRAL: readonly Role[] = ['admin', 'suport_coordinacio'];
  const OF_OFFICES: readonly Role[] = [
    'informador',
    'informador_centre_escolar',
    'informador_integral',
    'assesor_academica',
    'assesor_emprenedoria',
    'assesor_habitatge',
    'assesor_laboral',
    'assesor_mobilitat',
  ];
  const HELD = {
    everything: ['read_usuari_app', 'create_usuari_app', 'edit_usuari_app', 'delete_usuari_app'],
    'no deletion': ['read_usuari_app', 'create_usuari_app', 'edit_usuari_app'],
    'deletion in an office': ['create_usuari_oficina', 'edit_usuari_oficina', 'delete_usuari_oficina'],
  };

  test.each<[keyof typeof HELD, Role | null, readonly Role[]]>([
    ['everything', null, ROLES],
    ['everything', 'informador', ROLES],
    ['everything', 'admin', ROLES],
    ['no deletion', null, OF_OFFICES],
    ['no deletion', 'informador', OF_OFFICES],
    ['no deletion', 'admin', ['admin']],
    ['no deletion', 'suport_coordinacio', ['suport_coordinacio']],
    ['deletion in an office', null, OF_OFFICES],
    ['deletion in an office', 'admin', ['admin']],
  ])('with %s, in place of %s: %j', (held, present, roles) => {
    expect(listGivableRoles(HELD[held], present).toSorted()).toEqual(roles.toSorted());
  });

  test('are of two kinds', () => {
    expect([...CENTRAL, ...OF_OFFICES].toSorted()).toEqual(ROLES.toSorted());
  });
});

test('a person may not delete their own record', () => {
  expect(canDeleteProfessional(everywhere, 7, { id: 7, oficina: null })).toBe(false);
  expect(canDeleteProfessional(everywhere, 7, { id: 8, oficina: null })).toBe(true);
  expect(canDeleteProfessional(inOffice, 7, { id: 8, oficina: null })).toBe(false);
});

describe('required fields', () => {
  const draft: ProfessionalDraft = {
    ...EMPTY_PROFESSIONAL,
    nom: 'Aina',
    cognom: 'Fictícia',
    email: 'aina@example.org',
    role: 'informador',
    oficina_id: 1,
  };
  const find = (changes: Partial<ProfessionalDraft>) =>
    findIssues(DadesProfessional, toProfessionalBody({ ...draft, ...changes }));

  test('are marked with an asterisk', () => {
    expect([...findRequired(DadesProfessional, toProfessionalBody(EMPTY_PROFESSIONAL))].toSorted()).toEqual([
      'cognom',
      'email',
      'nom',
      'oficina_id',
      'role',
    ]);
  });

  test.each([
    [{}, {}],
    [{ oficina_id: null }, { oficina_id: 'required' }],
    [{ role: 'admin', oficina_id: null }, {}],
    [{ email: 'aina' }, { email: 'email' }],
    [{ nom: ' ' }, { nom: 'required' }],
    [{ nom: 'a'.repeat(200) }, {}],
    [{ nom: 'a'.repeat(201) }, { nom: 'tooLong' }],
    [{ segon_cognom: 'a'.repeat(201) }, { segon_cognom: 'tooLong' }],
    [{ telefon: '(93) 600.00.00-1' }, {}],
    [{ telefon: '600' }, { telefon: 'telefon' }],
    [{ telefon: '6'.repeat(21) }, { telefon: 'tooLong' }],
  ] as [Partial<ProfessionalDraft>, object][])('%j gives %j', (changes, issues) => {
    expect(find(changes)).toEqual(issues);
  });

  test('the central level has no office, whatever was chosen before', () => {
    expect(toProfessionalBody({ ...draft, role: 'admin', antena_id: 101 })).toMatchObject({
      oficina_id: null,
      antena_id: null,
    });
  });
});

test('choices begin with oneself, then the others by name, each once', () => {
  const people = [
    { id: 3, nom: 'Zoe', cognom: 'Prova', segon_cognom: null },
    { id: 2, nom: 'Àlex', cognom: 'Model', segon_cognom: 'Test' },
    { id: 7, nom: 'Ona', cognom: 'Assaig', segon_cognom: null },
    { id: 3, nom: 'Zoe', cognom: 'Prova', segon_cognom: null },
  ];
  const self = { id: 7, nom: 'Ona Assaig' };
  const others = [
    { id: 2, nom: 'Àlex Model Test' },
    { id: 3, nom: 'Zoe Prova' },
  ];
  expect(listChoices(self, people)).toEqual([self, ...others]);
  expect(listChoices(null, people.slice(0, 2))).toEqual(others);
});

test('a role of the central level clears the place, another role leaves it', () => {
  const placed = { ...EMPTY_PROFESSIONAL, role: 'informador' as const, oficina_id: 1, antena_id: 101 };
  const central = { ...placed, role: 'admin' as const };
  expect(clearPlace(placed, central)).toEqual({ ...central, oficina_id: null, antena_id: null });
  const other = { ...placed, role: 'assesor_laboral' as const };
  expect(clearPlace(placed, other)).toEqual(other);
});

test("a list's name has the surname first", () => {
  expect(getListName({ nom: 'Roc', cognom: 'Mostra', segon_cognom: 'Prova' })).toBe('Mostra Prova, Roc');
  expect(getListName({ nom: 'Roc', cognom: 'Mostra', segon_cognom: null })).toBe('Mostra, Roc');
});

test('a full name', () => {
  expect(getFullName({ nom: 'Roc', cognom: 'Mostra', segon_cognom: 'Prova' })).toBe('Roc Mostra Prova');
  expect(getFullName({ nom: 'Roc', cognom: 'Mostra', segon_cognom: null })).toBe('Roc Mostra');
});
