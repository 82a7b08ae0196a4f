import { describe, expect, test } from 'vitest';
import { EMPTY_CONSULTA, toConsultaDraft } from '../../../src/domain/nouns/consulta';
import { consultaCreateMachine } from '../../../src/machines/screens/consultaCreate';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { notify } from '../support/notices';
import { consulta, toPage } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const { answer, getCalls } = server;

const viewer = { permissions: ['create_consulta_oficina'], oficinaId: 101 };
const PATTERNS = 'GET consultes?sort=-data&per_page=30&professional_id=7';

async function openOne() {
  const on = open(consultaCreateMachine, { viewer });
  const office = { id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia' };
  const antenas = [{ id: 101, nom: 'Antena' }];
  await answer([{ ...office, tipus: 'pij', adreca: '', telefon: '', email: '', antenas }]);
  return on;
}

const fresh = {
  ...EMPTY_CONSULTA,
  data: '2026-11-20T11:20:00+01:00',
  canal: 'presencial',
  perfil: 'Jove',
  nombre_persones: 1,
  oficina_id: 1,
  antena_id: 101,
  professional_id: 7,
};
const typed = { canal: 'telefon', perfil: 'Familiar', ambit: 2, edat: '16-19', genere: 'dona' };
const ANOTHER = { ...SUBMIT, andNext: true };

describe('a new consulta', () => {
  test("begins now, as most are, in one's own office and antena, with oneself", async () => {
    const on = await openOne();
    expect(getTyped(on.actor)).toEqual(fresh);
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(consultaCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect([on.getContext().refusal, getCalls()]).toEqual([
      { reason: 'permission', permission: 'create_consulta' },
      [],
    ]);
  });

  test('asks once how the last ones were noted, and keeps nothing else of them', async () => {
    const on = await openOne();
    expect(getCalls()).toEqual([PATTERNS]);
    server.calls[0]?.answer({ status: 200, body: toPage([consulta, { ...consulta, id: 52 }]) });
    await settle();
    const { canal, perfil, ambit, tematica_id, subtematica_id, serveis_tramits, derivacio } =
      toConsultaDraft(consulta);
    expect(on.getChild('patterns')?.context).toMatchObject({
      data: [{ canal, perfil, ambit, tematica_id, subtematica_id, serveis_tramits, derivacio }],
    });
  });
});

describe('after one is saved', () => {
  async function submit(event: typeof SUBMIT, status: number, changes: object = typed) {
    const on = await openOne();
    await answer([]);
    const takeSent = on.takeSent.bind(on);
    typeInto(on.actor, changes);
    takeSent();
    on.actor.send(event);
    const [call] = server.calls;
    call?.answer({ status, body: { data: consulta } });
    await settle();
    return { on, sent: call?.body, takeSent };
  }

  test('it leads to the list (spec §2)', async () => {
    const { on, takeSent } = await submit(SUBMIT, 201);
    expect(takeSent()).toEqual([
      notify('success', { key: 'consulta.created' }, '/consultes'),
      { type: 'screen.touched', id: 'consultaCreate', dirty: false },
    ]);
    expect([on.getValue(), getCalls()]).toEqual(['saved', []]);
  });

  test('saving and adding another stays: dated now, with channel, person and place kept', async () => {
    const { on, takeSent } = await submit(ANOTHER, 201);
    expect(takeSent()).toEqual([
      notify('success', { key: 'consulta.created' }),
      { type: 'screen.touched', id: 'consultaCreate', dirty: false },
    ]);
    expect([on.getValue(), getTyped(on.actor), on.getContext().changed]).toEqual([
      'editing',
      { ...fresh, canal: 'telefon', perfil: 'Familiar' },
      [],
    ]);
    expect(getCalls()).toEqual([PATTERNS]);
  });

  test('a failure keeps all that was typed; sent again it is looked for first, and then another one follows', async () => {
    const { on } = await submit(ANOTHER, 502);
    expect([on.getValue(), getTyped(on.actor)]).toEqual(['editing', { ...fresh, ...typed }]);
    on.actor.send(ANOTHER);
    await settle();
    expect([on.getValue(), getCalls()]).toEqual([
      'comparing',
      ['GET consultes?data_inici=2026-11-20&data_fi=2026-11-20&sort=-data'],
    ]);
    on.actor.send({ type: 'record.confirm' });
    server.calls[0]?.answer({ status: 201, body: { data: consulta } });
    await settle();
    expect([on.getValue(), getTyped(on.actor)]).toEqual([
      'editing',
      { ...fresh, canal: 'telefon', perfil: 'Familiar' },
    ]);
  });

  test('a second press while it is sent sends nothing', async () => {
    const on = await openOne();
    await answer([]);
    typeInto(on.actor, typed);
    on.actor.send(ANOTHER);
    on.actor.send(ANOTHER);
    on.actor.send(SUBMIT);
    await settle();
    expect(getCalls()).toEqual(['POST consultes']);
  });
});
