import { describe, expect, test } from 'vitest';
import { EMPTY_PROFESSIONAL } from '../../../src/domain/nouns/professional';
import { professionalCreateMachine } from '../../../src/machines/screens/professionalCreate';
import { notify } from '../support/notices';
import { person } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const { answer } = server;

const viewer = { permissions: ['create_usuari_app'], oficinaId: null };
const draft = {
  ...EMPTY_PROFESSIONAL,
  nom: 'Ada',
  cognom: 'Puig',
  segon_cognom: 'Roca',
  email: 'a@example.org',
  telefon: '600000001',
  role: 'informador',
  oficina_id: 1,
  antena_id: 101,
};
const ANOTHER = { ...SUBMIT, andNext: true };
const created = notify('success', {
  key: 'professional.created',
  params: { name: 'Zqada Zqpuig Zqroca' },
});

describe('a new professional', () => {
  test('a created professional is announced by full name, and the list of professionals is read again (spec §8)', async () => {
    const on = open(professionalCreateMachine, { viewer });
    await settle();
    expect(getTyped(on.actor)).toEqual(EMPTY_PROFESSIONAL);
    typeInto(on.actor, { ...draft, role: 'admin' });
    on.takeSent();
    on.actor.send(SUBMIT);
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: 'professionals',
      body: { nom: 'Ada', cognom: 'Puig', role: 'admin', oficina_id: null, antena_id: null },
    });
    await answer(person);
    expect(on.takeSent()).toEqual([
      { type: 'catalogs.changed', name: 'professionals' },
      { type: 'record.created', noun: 'professional', key: draft.email.toLowerCase() },
      { ...created, path: '/professionals' },
      { type: 'screen.touched', id: 'professionalCreate', dirty: false },
    ]);
  });
});

describe('another after it', () => {
  async function submit(changes: object = {}) {
    const on = open(professionalCreateMachine, { viewer });
    await settle();
    typeInto(on.actor, { ...draft, ...changes });
    on.takeSent();
    on.actor.send(ANOTHER);
    return on;
  }

  test('stays, says who was created, and keeps the role and place of the last alone', async () => {
    const on = await submit();
    await answer(person);
    expect(on.takeSent()).toEqual([
      { type: 'catalogs.changed', name: 'professionals' },
      { type: 'record.created', noun: 'professional', key: draft.email.toLowerCase() },
      created,
      { type: 'screen.touched', id: 'professionalCreate', dirty: false },
    ]);
    expect([on.getValue(), getTyped(on.actor), on.getContext().changed]).toEqual([
      'editing',
      { ...EMPTY_PROFESSIONAL, role: 'informador', oficina_id: 1, antena_id: 101 },
      [],
    ]);
  });

  test('is not begun by a failure, which keeps all that was typed', async () => {
    const on = await submit();
    server.calls[0]?.answer({ status: 422, body: { message: 'No', errors: { email: ['Ja hi és.'] } } });
    await settle();
    expect([on.getValue(), getTyped(on.actor)]).toEqual(['editing', draft]);
  });

  test('is sent once, however often it is pressed', async () => {
    const on = await submit();
    on.actor.send(ANOTHER);
    on.actor.send(SUBMIT);
    await settle();
    expect(server.getCalls()).toEqual(['POST professionals']);
  });
});
