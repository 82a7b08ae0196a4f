import { describe, expect, test } from 'vitest';
import { toReservaDraft } from '../../../src/domain/nouns/reserva';
import { assessoriaEditMachine } from '../../../src/machines/screens/assessoriaEdit';
import { assessoria } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';

const server = playServer();
const { answer } = server;

describe('changing an assessoria', () => {
  test('begins with what was booked, and sends it with its id (spec §7)', async () => {
    const on = open(assessoriaEditMachine);
    await answer(assessoria);
    expect(getTyped(on.actor)).toEqual(toReservaDraft(assessoria));
    typeInto(on.actor, { ...toReservaDraft(assessoria), observacions: 'Vindrà amb algú' });
    on.actor.send(SUBMIT);
    await answer(assessoria);
    const [call] = server.calls;
    expect([call?.method, call?.path, call?.body]).toEqual([
      'PATCH',
      'assessories/12',
      { id: 12, observacions: 'Vindrà amb algú' },
    ]);
  });

  test.each([
    [['edit_assessoria_app'], null, null],
    [['edit_laboral_app'], null, null],
    [['edit_assessoria_oficina'], 1, null],
    [['edit_assessoria_oficina'], 2, { reason: 'office', oficina: 'Zqoficina Central' }],
    [['edit_habitatge_app'], null, { reason: 'type', tipus: 'laboral' }],
    [['read_assessoria_app'], null, { reason: 'permission', permission: 'edit_assessoria' }],
  ])('with %j of office %j is refused by %j (spec §6)', async (permissions, oficinaId, refusal) => {
    const on = open(assessoriaEditMachine, { viewer: { permissions, oficinaId } });
    await answer(assessoria);
    expect(on.getValue()).toBe(refusal === null ? 'editing' : 'refused');
    expect(on.getContext().refusal).toEqual(refusal);
  });
});
