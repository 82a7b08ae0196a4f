import { describe, expect, test } from 'vitest';
import {
  getAssessoriaScope,
  getReadableTypes,
  listReadableOffices,
  readsOneOffice,
  listCreatable,
  refuseAssessoria,
  refuseAssessoriaCreation,
  refuseCitaDeletion,
  refuseCompletion,
  refuseInOffice,
  refuseNotAttended,
  refuseProfessional,
  type AssessoriaFacts,
  type Refusal,
} from '../../../src/domain/access/access';
import type { Viewer } from '../../../src/domain/access/viewer';
import type { Tipus } from '../../../src/domain/values/options';
import type { Permission } from '../../../src/domain/access/permissions';
import { ROLES, type Role } from '../../../src/domain/access/roles';
import { TABLES, covers, readTable } from './accessTables';
import { GRANTS } from './grants';

const OFICINA = { id: 1, nom: 'Oficina U', antenas: [{ id: 101 }, { id: 102 }] };

const PLACES: Record<string, (number | null)[]> = {
  own: [1],
  antena: [101, 102],
  other: [2, 201],
  central: [null],
};
const TYPES: Record<string, Tipus> = {
  academica: 'academica',
  laboral: 'laboral',
  mobilitat: 'mobilitat_internacional',
  emprenedoria: 'emprenedoria',
  habitatge: 'habitatge',
};
const LOCKED = { no: false, yes: true };
const STATES: Record<string, Pick<AssessoriaFacts, 'realitzada' | 'assistit'>> = {
  pendent: { realitzada: false, assistit: null },
  realitzada: { realitzada: true, assistit: true },
  no_assistida: { realitzada: false, assistit: false },
};

type Ask = { permission: Permission; refuse: (viewer: Viewer, facts: AssessoriaFacts) => Refusal | null };
const ACTIONS: Record<string, Ask> = {
  read: { permission: 'read_assessoria', refuse: (viewer, facts) => refuseAssessoria(viewer, 'read', facts) },
  create: {
    permission: 'create_assessoria',
    refuse: (viewer, { tipus, oficina }) => refuseAssessoriaCreation(viewer, tipus, oficina),
  },
  edit: { permission: 'edit_assessoria', refuse: (viewer, facts) => refuseAssessoria(viewer, 'edit', facts) },
  delete: {
    permission: 'delete_assessoria',
    refuse: (viewer, facts) => refuseAssessoria(viewer, 'delete', facts),
  },
  complete: { permission: 'edit_assessoria', refuse: refuseCompletion },
  absent: { permission: 'edit_assessoria', refuse: refuseNotAttended },
  cita: { permission: 'delete_cita', refuse: refuseCitaDeletion },
};

function getMeaning(word: string, permission: Permission, tipus: Tipus): Refusal | null {
  switch (word) {
    case 'yes':
      return null;
    case 'perm':
      return { reason: 'permission', permission };
    case 'type':
      return { reason: 'type', tipus };
    case 'office':
      return { reason: 'office', oficina: 'Oficina U' };
    case 'locked':
      return { reason: 'flag' };
    case 'done':
      return { reason: 'state', estat: 'realitzada' };
    case 'absent':
      return { reason: 'state', estat: 'no_assistida' };
    default:
      throw new Error(`The table has a word of its own: ${word}`);
  }
}

function getPlaces(role: Role): string[] {
  return role === 'admin' || role === 'suport_coordinacio' ? ['central'] : ['own', 'antena', 'other'];
}

describe.each(ROLES)('%s', (role) => {
  const { header, rows } = readTable(TABLES[role]);

  const situations = getPlaces(role).flatMap((place) =>
    Object.keys(TYPES).flatMap((type) =>
      Object.keys(LOCKED).flatMap((locked) =>
        Object.keys(STATES).map((state) => ({ place, type, locked: locked as 'no' | 'yes', state })),
      ),
    ),
  );

  test('the table names every action and every situation once', () => {
    expect(header).toEqual({ left: ['place', 'type', 'locked', 'state'], right: Object.keys(ACTIONS) });
    for (const { place, type, locked, state } of situations) {
      const found = rows.filter(({ left }) =>
        [place, type, locked, state].every((value, i) => covers(left[i] ?? '', value)),
      );
      expect(found, `${place} ${type} ${locked} ${state}`).toHaveLength(1);
      expect(found[0]?.right).toHaveLength(7);
    }
  });

  test.each(situations)('$place, $type, locked: $locked, $state', ({ place, type, locked, state }) => {
    const row = rows.find(({ left }) =>
      [place, type, locked, state].every((value, i) => covers(left[i] ?? '', value)),
    );
    const tipus = TYPES[type]!;
    const facts = { id: 7, tipus, bloquejada: LOCKED[locked], oficina: OFICINA, ...STATES[state]! };
    for (const oficinaId of PLACES[place]!) {
      const viewer = { permissions: GRANTS[role], oficinaId };
      const answers = Object.values(ACTIONS).map(({ refuse }) => refuse(viewer, facts));
      const expected = Object.values(ACTIONS).map(({ permission }, i) =>
        getMeaning(row?.right[i] ?? '', permission, tipus),
      );
      expect(answers).toEqual(expected);
    }
  });
});

describe('access by office', () => {
  const viewer: Viewer = { permissions: ['create_cita_oficina', 'edit_laboral_oficina'], oficinaId: 1 };
  const refused: Refusal = { reason: 'office', oficina: 'Oficina V' };

  test('without a chosen office the permission alone decides', () => {
    expect(refuseInOffice(viewer, 'create', null, 'cita')).toBeNull();
    expect(
      refuseAssessoriaCreation({ ...viewer, permissions: ['create_laboral_oficina'] }, 'laboral', null),
    ).toBeNull();
    expect(refuseInOffice(viewer, 'delete', null, 'cita')).toEqual({
      reason: 'permission',
      permission: 'delete_cita',
    });
  });

  test('a member of an antena reaches the records of its office, and no others', () => {
    const other = { id: 2, nom: 'Oficina V', antenas: [{ id: 201 }] };
    expect(refuseInOffice({ ...viewer, oficinaId: 101 }, 'create', other, 'cita')).toEqual(refused);
    expect(refuseInOffice(viewer, 'create', other, 'cita')).toEqual(refused);
    expect(refuseInOffice({ ...viewer, oficinaId: 201 }, 'create', other, 'cita')).toBeNull();
  });

  test('a person without an office has no records of their own office', () => {
    expect(refuseInOffice({ ...viewer, oficinaId: null }, 'create', OFICINA, 'cita')).toEqual({
      reason: 'office',
      oficina: 'Oficina U',
    });
  });

  test('the wider reach counts, for its type alone', () => {
    const both: Viewer = { permissions: ['edit_assessoria_oficina', 'edit_laboral_app'], oficinaId: 2 };
    const facts: AssessoriaFacts = {
      id: 7,
      tipus: 'laboral',
      bloquejada: false,
      realitzada: false,
      assistit: null,
      oficina: OFICINA,
    };
    expect(refuseAssessoria(both, 'edit', facts)).toBeNull();
    expect(refuseAssessoria(both, 'edit', { ...facts, tipus: 'habitatge' })).toEqual({
      reason: 'office',
      oficina: 'Oficina U',
    });
  });

  test('a locked row without an office is refused for its lock', () => {
    const locked: AssessoriaFacts = {
      id: 7,
      tipus: 'laboral',
      bloquejada: true,
      realitzada: false,
      assistit: null,
      oficina: null,
    };
    expect(refuseAssessoria(viewer, 'edit', locked)).toEqual({ reason: 'flag' });
    expect(refuseCitaDeletion({ ...viewer, permissions: ['delete_cita_oficina'] }, locked)).toEqual({
      reason: 'flag',
    });
  });
});

const OFICINES = [
  { id: 1, antenas: [{ id: 101 }, { id: 102 }] },
  { id: 2, antenas: [{ id: 201 }] },
  { id: 3, antenas: [] },
];
const ALL: Tipus[] = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];

test.each<[Role, number | null, number[], Tipus[]]>([
  ['admin', null, [1, 2, 3], ALL],
  ['suport_coordinacio', null, [1, 2, 3], ALL],
  ['informador', 2, [2], ALL],
  ['informador_integral', 201, [2], ALL],
  ['informador_centre_escolar', 9, [], ALL],
  ['assesor_laboral', 1, [1, 2, 3], ['laboral']],
  ['assesor_mobilitat', 3, [3], ['mobilitat_internacional']],
])('%s of office %s may read assessories of offices %j', (role, oficinaId, offices, types) => {
  const viewer = { permissions: GRANTS[role], oficinaId };
  expect(listReadableOffices(viewer, 'assessoria', OFICINES).map(({ id }) => id)).toEqual(offices);
  expect(getReadableTypes(viewer)).toEqual(types);
});

test.each([
  ['of one office', ['read_consulta_oficina', 'read_assessoria_oficina'], [true, true]],
  ['of all offices', ['read_consulta_app', 'read_assessoria_app'], [false, false]],
  ['of all offices for one type', ['read_consulta_oficina', 'read_laboral_app'], [true, false]],
  ['of none', [], [false, false]],
])('records are %s', (_, permissions, expected) => {
  const viewer = { permissions, oficinaId: 1 };
  expect([readsOneOffice(viewer, 'consulta'), readsOneOffice(viewer, 'assessoria')]).toEqual(expected);
});

test('without a permission no type is readable', () => {
  const viewer = { permissions: ['edit_assessoria_app', 'read_cita_app'], oficinaId: 1 };
  expect([listReadableOffices(viewer, 'assessoria', OFICINES), getReadableTypes(viewer)]).toEqual([[], []]);
});

test('the types that may be created, and their reach', () => {
  const viewer = (...permissions: string[]): Viewer => ({ permissions, oficinaId: 1 });
  const all = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];
  expect(listCreatable(viewer('create_assessoria_oficina'))).toEqual(all);
  expect(listCreatable(viewer('create_mobilitat_oficina', 'edit_laboral_app'))).toEqual([
    'mobilitat_internacional',
  ]);
  expect(listCreatable(viewer('read_assessoria_app'))).toEqual([]);
  const mixed = viewer('create_assessoria_oficina', 'create_habitatge_app');
  expect([
    getAssessoriaScope(mixed, 'create', 'laboral'),
    getAssessoriaScope(mixed, 'create', 'habitatge'),
    getAssessoriaScope(mixed, 'create', null),
    getAssessoriaScope(mixed, 'edit', 'laboral'),
  ]).toEqual(['oficina', 'app', 'app', null]);
});

describe('access to professionals', () => {
  const own = { id: 1, nom: 'Oficina Gràcia', antenas: [{ id: 101 }] };
  const other = { id: 2, nom: 'Oficina Eixample', antenas: [] };
  const everywhere = {
    permissions: ['read_usuari_app', 'edit_usuari_app', 'delete_usuari_app'],
    oficinaId: null,
  };
  const inOffice = { permissions: ['read_usuari_oficina', 'edit_usuari_oficina'], oficinaId: 1 };
  const atAntena = { ...inOffice, oficinaId: 101 };

  test.each([
    ['everywhere', everywhere, [null, null, null]],
    ['in the office', inOffice, [null, 'Oficina Eixample', 'central']],
    ['at its antena', atAntena, [null, 'Oficina Eixample', 'central']],
  ])(
    'with %s a person reads professionals of their own office, others, the central level',
    (_, viewer, expected) => {
      const refused = [own, other, null].map((oficina) => {
        const refusal = refuseProfessional(viewer, 'read', oficina);
        if (refusal === null) return null;
        return refusal.reason === 'office' ? (refusal.oficina ?? 'central') : refusal.reason;
      });
      expect(refused).toEqual(expected);
    },
  );

  test('without the permission the refusal names it', () => {
    const refusal = { reason: 'permission', permission: 'read_usuari' };
    expect(refuseProfessional({ permissions: [], oficinaId: 1 }, 'read', own)).toEqual(refusal);
  });
});
