import { describe, expect, test } from 'vitest';
import { EMPTY_ACTIVITAT } from '../../../src/domain/nouns/activitat';
import { activitatCreateMachine } from '../../../src/machines/screens/activitatCreate';
import { getTyped } from '../support/draft';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const { answer, getCalls } = playServer();

describe('a new activity', () => {
  const viewer = { permissions: ['create_activitat_oficina'], oficinaId: 101 };

  test("begins in one's own office, an antena's in the office that it is of, with oneself", async () => {
    const on = open(activitatCreateMachine, { viewer });
    expect(getCalls()).toEqual(['GET interns/oficines']);
    const office = { id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia' };
    const antenas = [{ id: 101, nom: 'Antena' }];
    await answer([{ ...office, tipus: 'pij', adreca: '', telefon: '', email: '', antenas }]);
    expect(getTyped(on.actor)).toEqual({ ...EMPTY_ACTIVITAT, oficina_id: 1, professionals: [7] });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(activitatCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_activitat' });
  });
});
