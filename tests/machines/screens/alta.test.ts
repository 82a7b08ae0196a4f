import { describe, expect, test } from 'vitest';
import { EMPTY_PROFESSIONAL } from '../../../src/domain/nouns/professional';
import { altaMachine } from '../../../src/machines/screens/alta';
import { notifyUnexpected } from '../support/notices';
import { person } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();

const viewer = { permissions: ['create_usuari_app'], oficinaId: null };
const NAMES = ['Aina', 'Biel', 'Carla'] as const;
const toLine = (nom: string) => `${nom};Provada;${nom}@example.org;Informació;Gràcia`;
const toDraft = (nom: string) => ({
  ...EMPTY_PROFESSIONAL,
  nom,
  cognom: 'Provada',
  email: `${nom}@example.org`,
  role: 'informador' as const,
  oficina_id: 1,
});
const touched = (dirty: boolean) => ({ type: 'screen.touched', id: 'alta', dirty });
const CHANGED = { type: 'catalogs.changed', name: 'professionals' };

const made = (nom: string) => ({
  type: 'record.created',
  noun: 'professional',
  key: `${nom.toLowerCase()}@example.org`,
});

function start() {
  const on = open(altaMachine, { viewer });
  on.actor.send({ type: 'alta.type', text: [...NAMES.map(toLine), ''].join('\n') });
  return on;
}

function create(...names: readonly string[]) {
  const on = start();
  on.takeSent();
  const tasks = names.map((nom) => ({ key: toLine(nom), act: 'create', draft: toDraft(nom) }));
  on.actor.send({ type: 'alta.create', tasks, count: tasks.length });
  return on;
}

async function end(status: number, body: object = {}) {
  server.calls[0]?.answer({ status, body });
  await settle();
}

const created = () => end(201, { data: person });

describe('the page of several new people', () => {
  test('takes nothing without the permission (spec §6)', () => {
    const on = open(altaMachine, { viewer: { permissions: ['read_usuari_app'], oficinaId: null } });
    on.actor.send({ type: 'alta.type', text: 'Aina' });
    expect([on.getValue(), on.getContext().text]).toEqual(['refused', '']);
  });

  test('has unsaved work while lines are written', () => {
    const on = start();
    on.actor.send({ type: 'alta.type', text: ' \n' });
    expect(on.takeSent()).toEqual([touched(true), touched(false)]);
  });

  test('creates people one after another; the text holds what is left', async () => {
    const on = create('Aina', 'Carla');
    expect([on.getTags(), server.getCalls()]).toEqual([['busy', 'creating'], ['POST professionals']]);
    expect(server.calls[0]?.body).toMatchObject({ nom: 'Aina', email: 'Aina@example.org', oficina_id: 1 });
    await created();
    expect(on.getContext().text).toBe([toLine('Biel'), toLine('Carla'), ''].join('\n'));
    await created();
    expect([on.getValue(), on.getContext().text, on.getContext().created]).toEqual([
      'editing',
      [toLine('Biel'), ''].join('\n'),
      [toDraft('Aina'), toDraft('Carla')],
    ]);
    expect(on.takeSent()).toEqual([touched(true), made('Aina'), made('Carla'), CHANGED, touched(true)]);
  });

  test('has nothing unsaved once all are created', async () => {
    const on = create(...NAMES);
    await created();
    await created();
    await created();
    expect([on.takeSent().at(-1), on.getContext().text]).toEqual([touched(false), '']);
  });

  test('keeps the line of a person who could not be created, and creates the others', async () => {
    const on = create(...NAMES);
    await created();
    await end(422, { message: 'No', errors: { email: ['Ja hi és.'] } });
    await created();
    expect([on.getContext().text, on.getContext().created]).toEqual([
      [toLine('Biel'), ''].join('\n'),
      [toDraft('Aina'), toDraft('Carla')],
    ]);
  });

  test('ends at a broken line, without a claim about the person who was being created', async () => {
    const on = create(...NAMES);
    await created();
    server.calls[0]?.answer('network');
    await settle();
    expect([on.getValue(), on.getContext().text, server.getCalls()]).toEqual([
      'editing',
      [toLine('Biel'), toLine('Carla'), ''].join('\n'),
      [],
    ]);
    expect(on.takeSent()).toEqual([
      touched(true),
      made('Aina'),
      notifyUnexpected({
        key: 'professional.createFailed',
        reason: { key: 'error.unsure', params: { kind: 'network' } },
      }),
      CHANGED,
      touched(true),
    ]);
  });

  test('can be stopped: the person on the way is created, and the others stay', async () => {
    const on = create(...NAMES);
    on.actor.send({ type: 'alta.stop' });
    await created();
    expect([on.getValue(), on.getContext().text, server.getCalls()]).toEqual([
      'editing',
      [toLine('Biel'), toLine('Carla'), ''].join('\n'),
      [],
    ]);
  });

  test('neither begins anew nor changes its text while it creates', () => {
    const on = create('Aina');
    on.actor.send({ type: 'alta.create', tasks: [], count: 1 });
    on.actor.send({ type: 'alta.type', text: '' });
    expect([on.getContext().text.length > 0, server.getCalls()]).toEqual([true, ['POST professionals']]);
  });
});

describe('password links', () => {
  const tasks = NAMES.map((nom) => ({
    key: `${nom}@example.org`,
    act: 'invite',
    email: `${nom}@example.org`,
  }));

  test('are asked about before any is sent', () => {
    const on = start();
    on.actor.send({ type: 'alta.invite', tasks, count: 3 });
    on.actor.send({ type: 'alta.ask' });
    expect([on.getTags(), server.getCalls()]).toEqual([['asking'], []]);
    on.actor.send({ type: 'alta.cancel' });
    expect([on.getTags(), server.getCalls()]).toEqual([[], []]);
  });

  test('are sent one after another to the addresses; a refused one leaves the others', async () => {
    const on = open(altaMachine, { viewer });
    on.actor.send({ type: 'alta.ask' });
    on.actor.send({ type: 'alta.invite', tasks, count: 3 });
    expect(server.calls[0]).toMatchObject({
      path: 'auth/send-password',
      body: { email: 'Aina@example.org' },
    });
    await end(200);
    await end(422, { message: 'No', errors: { email: ['El email no existe'] } });
    await end(200);
    const results = Object.values(on.getChild('batch')?.context.results as object) as { state: string }[];
    expect([on.getValue(), results.map(({ state }) => state)]).toEqual([
      'editing',
      ['done', 'failed', 'done'],
    ]);
    expect(on.takeSent()).toEqual([touched(true), touched(false)]);
  });
});
