import { describe, expect, test } from 'vitest';
import { EMPTY_REALITZACIO } from '../../../src/domain/nouns/realitzacio';
import { completionMachine } from '../../../src/machines/screens/completion';
import { notify } from '../support/notices';
import { assessoria, toPage } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const { answer } = server;

const DONE = {
  ...EMPTY_REALITZACIO,
  inscripcio: 'cita_previa',
  assistents: 1,
  valoracio: 5,
  realitzada: 'pij',
  tematica_id: [4],
  subtematica_id: [41],
};

describe('completing an assessoria (spec §4)', () => {
  test.each([
    ['realitzada', { realitzada: { inscripcio: 'cita_previa', assistents: 1, valoracio_assessor: 5 } }],
    ['no_assistida', { assistit: false }],
  ])('is refused once it is %s', async (estat, of) => {
    const on = open(completionMachine);
    await answer({ ...assessoria, ...of });
    expect(on.getContext().refusal).toEqual({ reason: 'state', estat });
  });

  test.each([
    ['laboral', 'laborals'],
    ['academica', 'academiques'],
    ['mobilitat_internacional', 'mobilitat_internacional'],
    ['emprenedoria', 'emprenedories'],
    ['habitatge', 'habitatges'],
  ])('of type %s uses the call of the type alone (spec §7)', async (tipus, path) => {
    const on = open(completionMachine);
    await answer({ ...assessoria, tipus });
    typeInto(on.actor, DONE);
    on.actor.send(SUBMIT);
    await settle();
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: `assessories/${path}`,
      body: { assessoria_id: 12 },
    });
    on.takeSent();
    await answer({ ...assessoria, tipus });
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'assessoria.completed' }, '/assessories'),
      { type: 'screen.touched', id: 'completion', dirty: false },
    ]);
  });
});

describe('completing begins with what is known', () => {
  test.each([
    ['espontania', 'espontania'],
    ['cap', null],
  ])('of the address: %s', async (inscripcio, known) => {
    const on = open(completionMachine, { query: { inscripcio } });
    await answer(assessoria);
    expect(getTyped(on.actor)).toMatchObject({ inscripcio: known, assistents: 1 });
  });
});

describe('who wishes to go on with the next', () => {
  const LIST =
    'GET assessories?estat=pendent&data_fi=2026-11-20&professional_id=7&sort=cita.date&per_page=100';
  const at = (id: number, date: string) => ({ ...assessoria, id, cita: { ...assessoria.cita, date } });
  const WAITING = toPage([at(20, '2026-11-02T10:00:00+01:00'), at(21, '2026-11-03T10:00:00+01:00')]);
  const TO_COME = toPage([at(22, '2026-11-20T19:00:00+01:00')]);

  test.each([
    ['is led to the one that has waited longest', 200, WAITING, '/assessories/20/realitzar'],
    ['is led to the list where none waits', 200, TO_COME, '/assessories'],
    ['leads to the list where the next one is unknown', 500, {}, '/assessories'],
  ])('%s', async (_what, status, body, path) => {
    const on = open(completionMachine);
    await answer(assessoria);
    typeInto(on.actor, DONE);
    on.takeSent();
    on.actor.send({ ...SUBMIT, andNext: true });
    await answer(assessoria);
    expect(server.getCalls()).toEqual([LIST]);
    server.calls[0]?.answer({ status, body });
    await settle();
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'assessoria.completed' }, path),
      { type: 'screen.touched', id: 'completion', dirty: false },
    ]);
  });
});

describe('an assessoria that is marked as not attended on the page that completes it', () => {
  test('is loaded anew, whatever was typed', async () => {
    const on = open(completionMachine);
    await answer(assessoria);
    const loaded = getTyped(on.actor);
    typeInto(on.actor, { comentaris: 'Zq' });
    on.actor.send({ type: 'record.marked', noun: 'assessoria', ids: [13] });
    expect(on.getTags()).toEqual(['editing']);
    on.actor.send({ type: 'record.marked', noun: 'assessoria', ids: [12] });
    expect([on.getTags(), on.getContext().isPrefilled]).toEqual([['loading'], false]);
    await answer(assessoria);
    expect([on.getTags(), getTyped(on.actor), on.getContext().changed]).toEqual([['editing'], loaded, []]);
  });
});
