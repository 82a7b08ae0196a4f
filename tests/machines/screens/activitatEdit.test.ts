import { describe, expect, test } from 'vitest';
import { toActivitatDraft } from '../../../src/domain/nouns/activitat';
import { activitatEditMachine } from '../../../src/machines/screens/activitatEdit';
import { because, notify, notifyUnexpected } from '../support/notices';
import { activitat } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const { answer, getCalls } = server;

describe('changing an activity', () => {
  const edit = { permissions: ['edit_activitat_oficina'], oficinaId: 1 };

  test('begins with what it is, sends it with its id in the body alone and leads to the list (spec §7, §8)', async () => {
    const on = open(activitatEditMachine, { params: { id: '41' }, viewer: edit });
    expect(getCalls()).toEqual(['GET activitats/41']);
    await answer(activitat);
    const draft = toActivitatDraft(activitat);
    expect(getTyped(on.actor)).toEqual(draft);
    typeInto(on.actor, { ...draft, titol: 'Una altra' });
    on.takeSent();
    on.actor.send(SUBMIT);
    await answer(activitat);
    const [call] = server.calls;
    expect([call?.method, call?.path, call?.body]).toEqual([
      'PATCH',
      'activitats',
      { id: 41, titol: 'Una altra' },
    ]);
    await answer(activitat);
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'activitat.edited' }, '/activitats'),
      { type: 'screen.touched', id: 'activitatEdit', dirty: false },
    ]);
  });

  test('sends a group of counts whole, and not the one that could not be read', async () => {
    const foreign = { ...activitat, virtual: { total: 16 } };
    const on = open(activitatEditMachine, { params: { id: '41' }, viewer: edit });
    await answer(foreign);
    const draft = getTyped(on.actor) as ReturnType<typeof toActivitatDraft>;
    const presencial = { ...draft.presencial, dona: 9 };
    typeInto(on.actor, { ...draft, presencial });
    on.actor.send(SUBMIT);
    await answer(foreign);
    expect(server.calls[0]?.body).toEqual({ id: 41, presencial });
  });

  test('that fails says its own text, not what the server says (spec §8)', async () => {
    const on = open(activitatEditMachine, { params: { id: '41' }, viewer: edit });
    await answer(activitat);
    typeInto(on.actor, toActivitatDraft(activitat));
    on.takeSent();
    on.actor.send(SUBMIT);
    await answer(activitat);
    server.calls[0]?.answer({ status: 404, body: { message: 'No hi és' } });
    await settle();
    expect(on.takeSent()).toEqual([notifyUnexpected({ key: 'activitat.editFailed', ...because(404) })]);
  });

  test.each([
    [['edit_activitat_app'], null, null],
    [['edit_activitat_oficina'], 101, null],
    [['edit_activitat_oficina'], 2, { reason: 'office', oficina: 'Zqoficina Central' }],
    [['read_activitat_app'], null, { reason: 'permission', permission: 'edit_activitat' }],
  ])('with %j of office %j is refused by %j (spec §6)', async (permissions, oficinaId, refusal) => {
    const on = open(activitatEditMachine, { viewer: { permissions, oficinaId } });
    await answer(activitat);
    expect(on.getContext().refusal).toEqual(refusal);
  });
});
