import { describe, expect, test } from 'vitest';
import type { Reading, UnreadValues } from '../../../../src/machines/kit/form/context';
import { createRecord } from '../../../../src/machines/kit/form/form';
import type { ScreenInput } from '../../../../src/machines/kit/screen';
import { getTyped, SUBMIT, typeInto } from '../../support/draft';
import { notify, notifyUnexpected } from '../../support/notices';
import { screenInput } from '../../support/samples';
import { settle } from '../../support/server';
import { createCalls, stage, toError } from '../../support/stage';

type Draft = { nom: string; nota: string };

const LOADED: Draft = { nom: 'Ada', nota: '' };

/** A record under edition, whose changed name is being sent. */
async function send() {
  const reload = createCalls<ScreenInput, Reading<Draft, null>>();
  const save = createCalls<ScreenInput & { draft: Draft; also: readonly string[] }, object>();
  const record = createRecord<Draft, null, null, object>({
    id: 'record',
    load: () => Promise.resolve({ draft: LOADED, original: null, facts: null }),
    refuse: () => null,
    reload: reload.call,
    save: save.call,
    saved: { key: 'assessoria.edited', path: '/assessories' },
    failed: 'assessoria.editFailed',
    loadFailed: 'assessoria.loadFailed',
    keepFacts: [],
  });
  const on = stage(record, screenInput);
  await settle();
  typeInto(on.actor, { ...LOADED, nom: 'Aina' });
  on.takeSent();
  on.actor.send(SUBMIT);
  expect(save.calls).toEqual([]);
  return { ...on, reload, save };
}

describe('two people and one record', () => {
  test('a record without other changes is saved without a note', async () => {
    const on = await send();
    on.reload.last.resolve({ draft: LOADED, original: null });
    await settle();
    expect(on.save.last.input.draft).toEqual({ nom: 'Aina', nota: '' });
    on.save.last.resolve({});
    await settle();
    expect(on.takeSent()).toContainEqual(notify('success', { key: 'assessoria.edited' }, '/assessories'));
  });

  test('what only the other changed is kept, and said', async () => {
    const on = await send();
    on.reload.last.resolve({ draft: { nom: 'Ada', nota: 'Torna dilluns' }, original: null });
    await settle();
    expect(on.save.last.input.draft).toEqual({ nom: 'Aina', nota: 'Torna dilluns' });
    on.save.last.resolve({});
    await settle();
    const reason = { key: 'record.merged', params: { kept: 1 } } as const;
    expect(on.takeSent()).toContainEqual(
      notify('success', { key: 'assessoria.edited', reason }, '/assessories'),
    );
  });

  test('what both changed is not sent until the person has chosen; then it is', async () => {
    const on = await send();
    const theirs = { nom: 'Adela', nota: 'Torna dilluns' };
    on.reload.last.resolve({ draft: theirs, original: null });
    await settle();
    expect(on.save.calls).toEqual([]);
    expect(on.getTags()).toEqual(['editing']);
    expect(on.takeSent()).toEqual([]);
    expect(on.getContext()).toMatchObject({
      attempts: 1,
      conflict: { fields: ['nom'], theirs },
      failure: { kind: 'conflict', status: null },
    });
    expect(getTyped(on.actor)).toEqual({ nom: 'Aina', nota: 'Torna dilluns' });

    on.actor.send(SUBMIT);
    expect(on.getContext()).toMatchObject({ conflict: null, failure: null });
    on.reload.last.resolve({ draft: theirs, original: null });
    await settle();
    expect(on.save.last.input.draft).toEqual({ nom: 'Aina', nota: 'Torna dilluns' });
  });

  async function refuse(field: string, unread?: UnreadValues) {
    const on = await send();
    on.reload.last.resolve({ draft: LOADED, original: null, ...(unread && { unread }) });
    await settle();
    on.save.last.reject(toError(422, { fields: { [field]: 'Falta' } }));
    await settle();
    return on;
  }

  test('a refusal about an unchanged field is answered once, with that field', async () => {
    const on = await refuse('nota.0');
    expect(on.save.calls.map(({ input }) => input.also)).toEqual([[], ['nota']]);
    on.save.last.reject(toError(422, { fields: { nota: 'Falta' } }));
    await settle();
    expect([on.save.calls.length, on.getContext().failure?.fields]).toEqual([2, { nota: 'Falta' }]);
  });

  test.each([
    ['a changed field', 'nom', undefined],
    ['an unchanged field that could not be read', 'nota', { nota: 7 }],
  ])('a refusal about %s stands at its field', async (_, field, unread) => {
    const on = await refuse(field, unread);
    expect([on.save.calls.length, on.getContext().failure?.fields]).toEqual([1, { [field]: 'Falta' }]);
  });

  test.each([
    [500, { key: 'assessoria.editFailed' }],
    [null, { key: 'assessoria.editFailed', reason: { key: 'failure.network' } }],
  ] as const)(
    'that cannot be read again (%s) is not sent: all is as it was typed',
    async (status, message) => {
      const on = await send();
      on.reload.last.reject(toError(status));
      await settle();
      expect(on.save.calls).toEqual([]);
      expect(getTyped(on.actor)).toEqual({ nom: 'Aina', nota: '' });
      expect(on.takeSent()).toEqual([notifyUnexpected(message)]);
    },
  );
});
