import { describe, expect, test } from 'vitest';
import { EMPTY_CONSULTA } from '../../src/domain/consulta';
import { consultaCreateMachine } from '../../src/machines/consultaCreate';
import { getTyped } from './support/draft';
import { open, playServer } from './support/screens';
import { settle } from './support/server';

const { answer } = playServer();

describe('a new consulta', () => {
  const viewer = { permissions: ['create_consulta_oficina'], oficinaId: 101 };

  test("begins today, in one's own office and antena, of one person, with oneself", async () => {
    const on = open(consultaCreateMachine, { viewer });
    const office = { id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia' };
    const antenas = [{ id: 101, nom: 'Antena' }];
    await answer([{ ...office, tipus: 'pij', adreca: '', telefon: '', email: '', antenas }]);
    expect(getTyped(on.actor)).toEqual({
      ...EMPTY_CONSULTA,
      ...{ data: '2026-11-20', oficina_id: 1, antena_id: 101, professional_id: 7, nombre_persones: 1 },
    });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(consultaCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_consulta' });
  });
});
