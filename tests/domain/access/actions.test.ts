import { describe, expect, test } from 'vitest';
import { getAllowedActions } from '../../../src/domain/access/actions';
import type { AssessoriaFacts } from '../../../src/domain/access/access';
import type { Role } from '../../../src/domain/access/roles';
import { GRANTS } from './grants';

const FACTS: AssessoriaFacts = {
  id: 1,
  tipus: 'laboral',
  bloquejada: false,
  realitzada: false,
  assistit: null,
  oficina: { id: 1, nom: 'Oficina U', antenas: [{ id: 101 }] },
};

function ask(role: Role, oficinaId: number | null, facts: Partial<AssessoriaFacts> = {}) {
  return getAllowedActions({ permissions: GRANTS[role], oficinaId }, { ...FACTS, ...facts });
}

describe('actions on an assessoria', () => {
  test.each<[Role, number | null, string[]]>([
    ['admin', null, ['show', 'complete', 'edit', 'move', 'notAttended', 'delete']],
    ['suport_coordinacio', null, ['show', 'complete', 'edit', 'move', 'notAttended']],
    ['informador_integral', 1, ['show', 'complete', 'edit', 'move', 'notAttended', 'delete']],
    ['informador_integral', 101, ['show', 'complete', 'edit', 'move', 'notAttended', 'delete']],
    ['informador_integral', 2, []],
    ['informador', 1, ['show', 'move']],
    ['assesor_laboral', 2, ['show', 'complete', 'edit', 'move', 'notAttended']],
    ['assesor_habitatge', 1, []],
  ])('%s of office %s while it is pending', (role, oficinaId, actions) =>
    expect(ask(role, oficinaId)).toEqual(actions),
  );

  test('completing, moving and marking are refused once it is realised or not attended', () => {
    const closed = ['show', 'edit', 'delete'];
    expect(ask('admin', null, { realitzada: true, assistit: true })).toEqual(closed);
    expect(ask('admin', null, { assistit: false })).toEqual(closed);
  });

  test('a blocked one has none', () => {
    expect(ask('admin', null, { bloquejada: true, oficina: null })).toEqual([]);
  });

  test('deleting an appointment needs its own permission, and is refused once realised', () => {
    const viewer = { permissions: GRANTS.informador, oficinaId: 1 };
    expect(getAllowedActions(viewer, FACTS, 'cita')).toEqual(['show', 'move', 'delete']);
    expect(getAllowedActions(viewer, { ...FACTS, realitzada: true, assistit: true }, 'cita')).toEqual([
      'show',
    ]);
    expect(getAllowedActions({ ...viewer, oficinaId: 2 }, FACTS, 'cita')).toEqual([]);
  });
});
