import { describe, expect, test } from 'vitest';
import { toProfessionalDraft } from '../../../src/domain/nouns/professional';
import { professionalEditMachine } from '../../../src/machines/screens/professionalEdit';
import { notify } from '../support/notices';
import { assessoria, person, toPage } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';
import { settle, type Outcome } from '../support/server';

const server = playServer();
const { answer, getCalls } = server;

const COUNT = 'GET assessories?professional_id=7&estat=pendent&data_inici=2026-11-20&per_page=15';

async function answerCount(outcome: Outcome = { status: 200, body: toPage([]) }) {
  server.calls[0]?.answer(outcome);
  await settle();
}

describe('changing a professional', () => {
  test('sends what it is and leads to the list', async () => {
    const viewer = { permissions: ['edit_usuari_oficina'], oficinaId: 1 };
    const on = open(professionalEditMachine, { params: { id: '7' }, viewer });
    expect(getCalls()).toEqual(['GET professionals/7', COUNT]);
    await answer(person);
    await answerCount();
    const draft = toProfessionalDraft(person);
    expect(getTyped(on.actor)).toEqual(draft);
    typeInto(on.actor, { ...draft, nom: 'Ada' });
    on.takeSent();
    on.actor.send(SUBMIT);
    expect(getCalls()).toEqual(['GET professionals/7']);
    await answer(person);
    const [call] = server.calls;
    expect([call?.method, call?.path, call?.body]).toEqual(['PATCH', 'professionals/7', { nom: 'Ada' }]);
    await answer(person);
    expect(on.takeSent()).toEqual([
      { type: 'catalogs.changed', name: 'professionals' },
      notify('success', { key: 'professional.edited' }, '/professionals'),
      { type: 'screen.touched', id: 'professionalEdit', dirty: false },
    ]);
  });

  const page = toPage([]);
  const many = toPage([assessoria]);
  const some = { ...many, meta: { ...many.meta, total: 6 } };

  test.each<[Outcome, object | null]>([
    [
      { status: 200, body: some },
      { professional_id: 7, data_inici: '2026-11-20', total: 6 },
    ],
    [
      { status: 200, body: { ...many, meta: { ...many.meta, last_page: 9 } } },
      { professional_id: 7, data_inici: '2026-11-20', total: 1, isAtLeast: true },
    ],
    [{ status: 200, body: page }, null],
    [{ status: 403 }, null],
    ['malformed', null],
  ])('knows the appointments to come where %j answers that they are %j', async (outcome, cites) => {
    const on = open(professionalEditMachine, { params: { id: '7' } });
    await answer(person);
    await answerCount(outcome);
    expect([on.getValue(), on.getContext().original]).toEqual(['editing', { ...person, cites }]);
  });

  test.each([
    [['edit_usuari_app'], null, null],
    [['edit_usuari_oficina'], 1, { reason: 'office', oficina: null }],
    [['read_usuari_app'], null, { reason: 'permission', permission: 'edit_usuari' }],
  ])(
    'of the central level with %j of office %j is refused by %j',
    async (permissions, oficinaId, refusal) => {
      const on = open(professionalEditMachine, { viewer: { permissions, oficinaId } });
      await answer({ ...person, role: 'admin', oficina: null });
      await answerCount();
      expect(on.getContext().refusal).toEqual(refusal);
    },
  );
});
