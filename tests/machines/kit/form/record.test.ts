import { describe, expect, test } from 'vitest';
import { DEFAULT_DATA_RULES } from '../../../../src/domain/nouns/dataRules';
import type { Refusal } from '../../../../src/domain/access/access';
import type { Loaded } from '../../../../src/machines/kit/form/context';
import { createRecord } from '../../../../src/machines/kit/form/form';
import type { ScreenInput } from '../../../../src/machines/kit/screen';
import { because, notify, notifyUnexpected } from '../../support/notices';
import { getTyped, SUBMIT, typeInto } from '../../support/draft';
import { screenInput } from '../../support/samples';
import { settle } from '../../support/server';
import { createCalls, stage, toError } from '../../support/stage';

type Draft = { nom: string };
type Facts = { bloquejada: boolean };
type Answer = Loaded<Draft, { id: number }, Facts>;

const FLAG: Refusal = { reason: 'flag' };
const loaded = (bloquejada = false): Answer => ({
  draft: { nom: 'Ada' },
  original: { id: 12 },
  facts: { bloquejada },
});

function start(of: Partial<ScreenInput> = {}) {
  const load = createCalls<ScreenInput, Answer>();
  const save = createCalls<ScreenInput & { draft: Draft; facts: Facts | null }, unknown>();
  const record = createRecord<Draft, { id: number }, Facts, unknown>({
    id: 'record',
    load: load.call,
    prefill: (row: { nom: string; bloquejada: boolean }) => ({
      ...loaded(row.bloquejada),
      draft: { nom: row.nom },
    }),
    refuse: (_, facts) => (facts?.bloquejada ? FLAG : null),
    save: save.call,
    saved: { key: 'assessoria.edited', path: '/assessories' },
    failed: 'assessoria.editFailed',
    loadFailed: 'assessoria.loadFailed',
    keepFacts: ['bloquejada'],
  });
  return { ...stage(record, { ...screenInput, ...of }), load, save };
}

async function startEditing() {
  const on = start();
  on.load.last.resolve(loaded());
  await settle();
  on.takeSent();
  return on;
}

const touched = (dirty: boolean) => ({ type: 'screen.touched', id: 'record', dirty });

describe('loading a record to edit', () => {
  test('asks for what the address names, then shows the draft', async () => {
    const on = start();
    expect(on.getTags()).toEqual(['loading']);
    expect(on.load.last.input).toEqual(screenInput);
    on.load.last.resolve(loaded());
    await settle();
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual({ nom: 'Ada' });
    expect(on.getContext()).toMatchObject({
      original: { id: 12 },
      facts: { bloquejada: false },
      changed: [],
      attempts: 0,
      failure: null,
      message: null,
    });
  });

  test('says what failed, and can be tried again', async () => {
    const on = start();
    on.load.last.reject(toError(404, { message: 'No existeix' }));
    await settle();
    expect(on.getTags()).toEqual(['failed']);
    expect(on.getContext().message).toEqual({ key: 'assessoria.loadFailed', ...because(404) });
    expect(on.takeSent()).toEqual([]);
    on.actor.send({ type: 'record.retry' });
    on.load.last.resolve(loaded());
    await settle();
    expect(on.getTags()).toEqual(['editing']);
    expect(on.getContext().message).toBeNull();
  });

  test('tells that the session is over, and loads when the person is back', async () => {
    const on = start();
    on.load.last.reject(toError(401));
    await settle();
    expect(on.takeSent()).toEqual([{ type: 'auth.lost' }]);
    on.actor.send({ type: 'screen.resumed' });
    expect(on.getTags()).toEqual(['loading']);
    expect(on.load.calls).toHaveLength(2);
  });

  test('says why a person may not edit it, and shows no form (spec §6)', async () => {
    const on = start();
    on.load.last.resolve(loaded(true));
    await settle();
    expect(on.getTags()).toEqual(['refused']);
    expect(on.getContext().refusal).toEqual(FLAG);
    on.actor.send(SUBMIT);
    expect(on.save.calls).toEqual([]);
  });
});

describe('a record whose row the list shows', () => {
  function know(bloquejada = false) {
    const row = { id: 12, nom: 'Ada', bloquejada };
    return start({ prefill: { row, rules: DEFAULT_DATA_RULES } });
  }

  test('is there before it has come, and cannot be sent', () => {
    const on = know();
    expect([on.getTags(), getTyped(on.actor), on.getContext().original]).toEqual([
      ['loading'],
      { nom: 'Ada' },
      { id: 12 },
    ]);
    on.actor.send(SUBMIT);
    expect([on.getTags(), on.save.calls]).toEqual([['loading'], []]);
    expect(on.load.last.input).toEqual(screenInput);
  });

  test('is edited in the same draft, as it is by now', async () => {
    const on = know();
    const { draft, original } = on.getContext();
    on.load.last.resolve({ ...loaded(), draft: { nom: 'Nil' } });
    await settle();
    expect(on.getTags()).toEqual(['editing']);
    expect(on.getContext().draft).toBe(draft);
    expect(on.getContext().original).toBe(original);
    expect([draft?.getValues(), draft?.getLoaded(), draft?.listChanged()]).toEqual([
      { nom: 'Nil' },
      { nom: 'Nil' },
      [],
    ]);
  });

  test('is not shown where it may not be edited', async () => {
    const on = know(true);
    expect([on.getTags(), on.getContext().draft]).toEqual([['loading'], null]);
    on.load.last.resolve(loaded(true));
    await settle();
    expect([on.getTags(), on.getContext().refusal]).toEqual([['refused'], FLAG]);
  });

  test('is not there any more where it does not come', async () => {
    const on = know();
    on.load.last.reject(toError(404));
    await settle();
    expect([on.getTags(), on.getContext().draft]).toEqual([['failed'], null]);
  });
});

describe('editing', () => {
  test('keeps the draft and tells whether something would be lost', async () => {
    const on = await startEditing();
    typeInto(on.actor, { nom: 'Nil' });
    expect([getTyped(on.actor), on.getContext().changed]).toEqual([{ nom: 'Nil' }, ['nom']]);
    typeInto(on.actor, { nom: 'Ada' });
    expect(on.takeSent()).toEqual([touched(true), touched(false)]);
  });

  test('sends nothing while the draft is invalid, and counts so that the summary takes the focus (spec §5)', async () => {
    const on = await startEditing();
    on.actor.send({ ...SUBMIT, valid: false });
    on.actor.send({ ...SUBMIT, valid: false });
    expect(on.getTags()).toEqual(['editing']);
    expect(on.getContext().attempts).toBe(2);
    expect(on.save.calls).toEqual([]);
  });

  test('learns the day', async () => {
    const on = await startEditing();
    on.actor.send({ type: 'day.changed', today: '2026-11-21' });
    expect(on.getContext().today).toBe('2026-11-21');
  });
});

const unsure = (params: Record<string, string | number>) =>
  notifyUnexpected({ key: 'assessoria.editFailed', reason: { key: 'error.unsure', params } });

describe('saving', () => {
  async function submit() {
    const on = await startEditing();
    typeInto(on.actor, { nom: 'Nil' });
    on.takeSent();
    on.actor.send(SUBMIT);
    return on;
  }

  test('sends the draft once, and leads on with a notice (spec §2, §8)', async () => {
    const on = await submit();
    on.actor.send(SUBMIT);
    expect(on.getTags()).toEqual(['busy', 'editing']);
    expect(on.save.calls.map(({ input }) => input)).toEqual([
      { ...screenInput, draft: { nom: 'Nil' }, facts: { bloquejada: false }, stored: null, also: [] },
    ]);
    on.save.last.resolve({});
    await settle();
    expect(on.getValue()).toBe('saved');
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'assessoria.edited' }, '/assessories'),
      touched(false),
    ]);
  });

  test.each([
    [400, null, notifyUnexpected({ key: 'status.400' })],
    [401, null, { type: 'auth.lost' }],
    [403, 'Cal edit_assessoria', notify('error', { key: 'status.403', detail: 'Cal edit_assessoria' })],
    [404, 'No existeix', notifyUnexpected({ text: 'No existeix' })],
    [404, null, notifyUnexpected({ key: 'assessoria.editFailed', ...because(404) })],
    [500, null, notifyUnexpected({ key: 'assessoria.editFailed' })],
    [500, 'Avaria', notifyUnexpected({ text: 'Avaria' })],
    [502, null, unsure({ kind: 'status', status: 502 })],
    [null, null, unsure({ kind: 'network' })],
  ] as const)('that fails with %s leaves everything as it was typed', async (status, message, sent) => {
    const on = await submit();
    on.save.last.reject(toError(status, { message }));
    await settle();
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual({ nom: 'Nil' });
    expect(on.getContext()).toMatchObject({
      changed: ['nom'],
      attempts: 1,
      failure: { status, message },
    });
    expect(on.takeSent()).toEqual([sent]);
    on.actor.send(SUBMIT);
    expect(on.getContext().failure).toBeNull();
    expect(on.save.last.input.draft).toEqual({ nom: 'Nil' });
  });

  test('that is refused field by field shows it in the form alone', async () => {
    const on = await submit();
    on.save.last.reject(toError(422, { fields: { nom: 'Massa curt' } }));
    await settle();
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual({ nom: 'Nil' });
    expect(on.getContext()).toMatchObject({
      sent: { nom: 'Nil' },
      attempts: 1,
      failure: { status: 422, fields: { nom: 'Massa curt' } },
    });
    expect(on.takeSent()).toEqual([]);
  });

  test('goes on with the same draft after the session was lost and opened again', async () => {
    const on = await submit();
    on.save.last.reject(toError(401));
    await settle();
    typeInto(on.actor, { nom: 'Nil Serra' });
    on.actor.send({ type: 'screen.resumed' });
    expect(getTyped(on.actor)).toEqual({ nom: 'Nil Serra' });
    on.actor.send(SUBMIT);
    expect(on.save.last.input.draft).toEqual({ nom: 'Nil Serra' });
  });
});
