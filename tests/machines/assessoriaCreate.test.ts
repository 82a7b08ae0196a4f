import { describe, expect, test } from 'vitest';
import { EMPTY_RESERVA } from '../../src/domain/reserva';
import { assessoriaCreateMachine } from '../../src/machines/assessoriaCreate';
import { getTyped } from './support/draft';
import { open, playServer } from './support/screens';
import { settle } from './support/server';

const { answer, getCalls } = playServer();

describe('a new assessoria', () => {
  test("begins with oneself and one's own office", async () => {
    const on = open(assessoriaCreateMachine);
    expect(getCalls()).toEqual(['GET interns/oficines']);
    await answer([
      {
        ...{ id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia', tipus: 'pij' },
        ...{ adreca: '', telefon: '', email: '', antenas: [] },
      },
    ]);
    expect(getTyped(on.actor)).toEqual({ ...EMPTY_RESERVA, professional_id: 7, oficina_id: 1 });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(assessoriaCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_assessoria' });
  });
});
