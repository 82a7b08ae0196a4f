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

describe('a new professional', () => {
  test('a created professional is announced by full name, and the list of professionals is read again (spec §8)', async () => {
    const viewer = { permissions: ['create_usuari_app'], oficinaId: null };
    const on = open(professionalCreateMachine, { viewer });
    await settle();
    expect(getTyped(on.actor)).toEqual(EMPTY_PROFESSIONAL);
    const draft = {
      ...EMPTY_PROFESSIONAL,
      nom: 'Ada',
      cognom: 'Puig',
      email: 'a@example.org',
      role: 'admin',
    };
    typeInto(on.actor, { ...draft, oficina_id: 1 });
    on.takeSent();
    on.actor.send(SUBMIT);
    expect(server.calls[0]).toMatchObject({
      ...{ method: 'POST', path: 'professionals' },
      body: { nom: 'Ada', cognom: 'Puig', role: 'admin', oficina_id: null, antena_id: null },
    });
    await answer(person);
    expect(on.takeSent()).toEqual([
      { type: 'catalogs.changed', name: 'professionals' },
      notify(
        'success',
        { key: 'professional.created', params: { name: 'Zqada Zqpuig Zqroca' } },
        '/professionals',
      ),
      { type: 'screen.touched', id: 'professionalCreate', dirty: false },
    ]);
  });
});
