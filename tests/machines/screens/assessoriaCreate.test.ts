import { describe, expect, test } from 'vitest';
import { EMPTY_RESERVA } from '../../../src/domain/nouns/reserva';
import { assessoriaCreateMachine } from '../../../src/machines/screens/assessoriaCreate';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { because, notify, notifyUnexpected } from '../support/notices';
import { assessoria } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const { answer, getCalls } = server;

const visit = {
  ...EMPTY_RESERVA,
  tipus: 'laboral',
  professional_id: 7,
  modalitat: 'Presencial',
  oficina_id: 1,
  jove: { nom: 'Nil', cognoms: 'Serra', telefon: '', email: '' },
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
  date: '2026-11-20T10:00:00+01:00',
};

describe('a new assessoria', () => {
  test("begins now, with who is there, oneself and one's own office", async () => {
    const on = open(assessoriaCreateMachine);
    expect(getCalls()).toEqual(['GET interns/oficines']);
    await answer([
      {
        id: 1,
        nom: 'Central',
        name: 'Central',
        slug: 'central',
        districte: 'gracia',
        tipus: 'pij',
        adreca: '',
        telefon: '',
        email: '',
        antenas: [],
      },
    ]);
    expect(getTyped(on.actor)).toEqual({
      ...EMPTY_RESERVA,
      perfil: 'Jove',
      professional_id: 7,
      oficina_id: 1,
      date: '2026-11-20T11:20:00+01:00',
      modalitat: 'Presencial',
    });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(assessoriaCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_assessoria' });
  });

  test.each([404, 503])(
    'that is answered %s says its own text, not what the server says (spec §8)',
    async (status) => {
      const on = open(assessoriaCreateMachine);
      await answer([]);
      typeInto(on.actor, visit);
      on.takeSent();
      on.actor.send(SUBMIT);
      server.calls.find(({ method }) => method === 'POST')?.answer({ status, body: { message: 'No hi és' } });
      await settle();
      expect(on.takeSent()).toEqual([
        notifyUnexpected({ key: 'assessoria.createFailed', ...because(status) }),
      ]);
    },
  );

  test('to be completed at once leads to its completion', async () => {
    const on = open(assessoriaCreateMachine);
    await answer([]);
    typeInto(on.actor, visit);
    on.takeSent();
    on.actor.send({ ...SUBMIT, andNext: true });
    await answer({ ...assessoria, id: 31 });
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'assessoria.created' }, '/assessories/31/realitzar?inscripcio=espontania'),
      { type: 'screen.touched', id: 'assessoriaCreate', dirty: false },
    ]);
  });
});
