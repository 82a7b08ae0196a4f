import { describe, expect, test } from 'vitest';
import { EMPTY_REALITZACIO } from '../../src/domain/realitzacio';
import { completionMachine } from '../../src/machines/completion';
import { notify } from './support/notices';
import { assessoria } from './support/samples';
import { SUBMIT, typeInto } from './support/draft';
import { open, playServer } from './support/screens';
import { settle } from './support/server';

const server = playServer();
const { answer } = server;

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
    const draft = {
      ...EMPTY_REALITZACIO,
      ...{ inscripcio: 'cita_previa', assistents: 1, valoracio: 5, realitzada: 'pij' },
      ...{ tematica_id: [4], subtematica_id: [41] },
    };
    typeInto(on.actor, draft);
    on.actor.send(SUBMIT);
    await settle();
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: `assessories/${path}`,
      body: { assessoria_id: 12 },
    });
    on.takeTold();
    await answer({ ...assessoria, tipus });
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'completion', dirty: false },
      notify('success', { key: 'assessoria.completed' }, '/assessories'),
    ]);
  });
});

describe('an assessoria that is marked as not attended on the page that completes it', () => {
  test('is loaded anew, whatever was typed', async () => {
    const on = open(completionMachine);
    await answer(assessoria);
    typeInto(on.actor, { comentaris: 'Zq' });
    on.actor.send({ type: 'record.marked', noun: 'assessoria', id: 13 });
    expect(on.getTags()).toEqual(['editing']);
    on.actor.send({ type: 'record.marked', noun: 'assessoria', id: 12 });
    expect(on.getTags()).toEqual(['loading']);
  });
});
