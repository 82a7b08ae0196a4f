import { describe, expect, test } from 'vitest';
import { toSlotQuery } from '../../../src/domain/nouns/disponibilitat';
import { citaMoveMachine } from '../../../src/machines/screens/citaMove';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { notify } from '../support/notices';
import { assessoria, slot } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const viewer = {
  permissions: [
    'read_assessoria_app',
    'create_cita_app',
    'create_assessoria_app',
    'delete_cita_app',
  ] as const,
  oficinaId: null,
};
const made = {
  id: 40,
  date: slot.data_inici,
  durada: 30,
  modalitat: 'Presencial',
  professional: slot.professional,
  assessoria: { ...assessoria, id: 41 },
};

const server = playServer();

const listWrites = () => server.calls.filter(({ method }) => method !== 'GET');
const nameWrites = () => listWrites().map(({ method, path }) => `${method} ${path}`);

async function answerWrite(status: number, body?: unknown): Promise<void> {
  listWrites()[0]?.answer({ status, ...(body !== undefined && { body }) });
  await settle();
}

const withoutNotes = { ...assessoria, informacio_entregada: null, observacions: null };

type Moving = Awaited<ReturnType<typeof move>>;

const getValues = (on: Moving) => [on.getValue(), on.getChild('former')?.value];

async function move(record: object = withoutNotes) {
  const on = open(citaMoveMachine, { params: { id: '12' }, viewer });
  await server.answer(record);
  const before = getTyped(on.actor);
  typeInto(on.actor, { ...(before as object), disponibilitat_id: slot.id, modalitat: 'Presencial' });
  on.takeSent();
  on.actor.send(SUBMIT);
  return on;
}

describe('an appointment that is moved', () => {
  test('begins as it was booked, without an hour', async () => {
    const on = open(citaMoveMachine, { params: { id: '12' }, viewer });
    await server.answer(assessoria);
    expect(getTyped(on.actor)).toMatchObject({
      disponibilitat_id: null,
      date: null,
      tipus: assessoria.tipus,
      jove: { nom: assessoria.jove.nom },
    });
  });

  test.each([
    ['begins in the hour that the address names', slot, slot.id],
    ['begins without one that was taken', { ...slot, lliure: false }, null],
    ['begins without one of another type', { ...slot, tipus: 'habitatge' }, null],
  ])('%s', async (_, found, chosen) => {
    const query = toSlotQuery(slot);
    const on = open(citaMoveMachine, { params: { id: '12' }, query, viewer });
    await server.answer(assessoria);
    await server.answer([found]);
    expect(getTyped(on.actor)).toMatchObject({ disponibilitat_id: chosen, tipus: assessoria.tipus });
    expect(on.getContext().original?.preset).toEqual({ slot: chosen && found, slots: [found] });
    expect(server.getCalls()).toEqual([]);
  });

  test('is made anew before the former one is deleted, and leads to the calendar', async () => {
    const on = await move();
    expect(nameWrites()).toEqual(['POST cites']);
    await answerWrite(201, { data: made });
    expect(getValues(on)).toEqual(['saved', 'removing']);
    expect(nameWrites()).toEqual([`DELETE cites/${assessoria.cita.id}`]);
    await answerWrite(204);
    expect(getValues(on)).toEqual(['saved', 'removed']);
    expect(on.takeSent()).toEqual([
      { type: 'screen.touched', id: 'citaMove', dirty: false },
      notify(
        'success',
        { key: 'cita.moved', params: { qui: 'Zqnil Zqserra', date: slot.data_inici } },
        '/calendari?data=2026-11-23&cita=40',
      ),
    ]);
  });

  test('takes its notes along, which the call for appointments would lose', async () => {
    const on = await move({ ...assessoria, observacions: 'Porta el contracte' });
    expect(listWrites()).toMatchObject([
      {
        method: 'POST',
        path: 'assessories',
        body: { disponibilitat_id: slot.id, date: null, observacions: 'Porta el contracte' },
      },
    ]);
    await answerWrite(201, { data: { ...assessoria, id: 41, cita: { ...assessoria.cita, id: 40 } } });
    expect([on.getChild('former')?.value, on.getChild('former')?.context.made.id]).toEqual(['removing', 40]);
  });

  test('stays where it is when the hour was taken meanwhile', async () => {
    const on = await move();
    await answerWrite(422, { message: 'No', errors: { disponibilitat_id: ['Ja no és lliure'] } });
    expect([on.getValue(), nameWrites()]).toEqual(['editing', []]);
    expect(on.getContext().failure?.fields).toEqual({ disponibilitat_id: 'Ja no és lliure' });
  });

  test('is there twice when the former one cannot be deleted, until that is done', async () => {
    const on = await move();
    await answerWrite(201, { data: made });
    on.takeSent();
    await answerWrite(500, { message: 'No ara' });
    expect(getValues(on)).toEqual(['saved', 'left']);
    expect(on.getChild('former')?.context.isUnsure).toBe(false);
    expect(on.takeSent()).toMatchObject([{ type: 'notifications.open', severity: 'error' }]);
    on.getSnapshot().children['former']?.send({ type: 'formerCita.retry' });
    expect(getValues(on)).toEqual(['saved', 'retrying']);
    expect(nameWrites()).toEqual([`DELETE cites/${assessoria.cita.id}`]);
    await answerWrite(404);
    expect(getValues(on)).toEqual(['saved', 'removed']);
  });

  test('may be there twice when the answer to the deletion is lost', async () => {
    const on = await move();
    await answerWrite(201, { data: made });
    on.takeSent();
    await answerWrite(504);
    expect(getValues(on)).toEqual(['saved', 'left']);
    expect(on.getChild('former')?.context.isUnsure).toBe(true);
    expect(on.takeSent()).toMatchObject([
      { message: { key: 'cita.maybeRemoved', reason: { key: 'error.unsure' } } },
    ]);
  });

  test('loses its former appointment even if the person leaves during the deletion', async () => {
    const on = await move();
    await answerWrite(201, { data: made });
    on.root.stop();
    expect(nameWrites()).toEqual([`DELETE cites/${assessoria.cita.id}`]);
  });

  test.each([
    ['the answer does not hold the new one', {}, { ok: true }],
    [
      'the new one has no number',
      { observacions: 'Porta el contracte' },
      { data: { ...assessoria, cita: { ...assessoria.cita, id: null } } },
    ],
  ])('keeps the former one and the draft if %s', async (_, notes, answer) => {
    const on = await move({ ...assessoria, ...notes });
    await answerWrite(201, answer);
    expect([getValues(on), on.getContext().unsure, nameWrites()]).toEqual([['editing', 'idle'], true, []]);
  });

  test.each([
    ['read_assessoria', ['create_cita_app', 'delete_cita_app']],
    ['create_cita', ['read_assessoria_app', 'delete_cita_app']],
    ['delete_cita', ['read_assessoria_app', 'create_cita_app']],
  ] as const)('is refused without %s, which is named', async (permission, permissions) => {
    const on = open(citaMoveMachine, { params: { id: '12' }, viewer: { permissions, oficinaId: null } });
    await server.answer(assessoria);
    expect([on.getValue(), on.getContext().refusal]).toEqual([
      'refused',
      { reason: 'permission', permission },
    ]);
  });

  test('an appointment marked as not attended is refused', async () => {
    const on = open(citaMoveMachine, { params: { id: '12' }, viewer });
    await server.answer({ ...assessoria, assistit: false });
    expect([on.getValue(), on.getContext().refusal]).toEqual([
      'refused',
      { reason: 'state', estat: 'no_assistida' },
    ]);
  });
});
