import { describe, expect, test } from 'vitest';
import { createForm } from '../../../../src/machines/kit/form/form';
import { notify } from '../../../../src/machines/kit/rootRef';
import { getTyped, SUBMIT, typeInto } from '../../support/draft';
import { screenInput } from '../../support/samples';
import { settle } from '../../support/server';
import { createCalls, stage } from '../../support/stage';

function start(of: { stays?: true } = {}) {
  const save = createCalls<unknown, null>();
  const form = createForm({
    id: 'form',
    begin: ({ params }) => ({ nom: params['nom'] ?? '' }),
    save: save.call,
    saved: { key: 'password.changed', path: '/perfil' },
    failed: 'password.changeFailed',
    ...(of.stays && { nextDraft: () => ({ draft: { nom: 'Ada' } }), stays: true }),
  });
  return { ...stage(form, { ...screenInput, params: { nom: 'Ada' } }), save };
}

async function saveNil(on: ReturnType<typeof start>) {
  typeInto(on.actor, { nom: 'Nil' });
  on.takeSent();
  on.actor.send(SUBMIT);
  expect(on.save.last.input).toMatchObject({ draft: { nom: 'Nil' }, facts: null });
  on.save.last.resolve(null);
  await settle();
  expect(on.takeSent()).toEqual([
    notify('success', { key: 'password.changed' }, '/perfil'),
    { type: 'screen.touched', id: 'form', dirty: false },
  ]);
}

test('is edited at once, from what the screen is started with', () => {
  const on = start();
  expect([on.getTags(), getTyped(on.actor)]).toEqual([['editing'], { nom: 'Ada' }]);
});

test('that leads away stays as it was sent', async () => {
  const on = start();
  await saveNil(on);
  expect([on.getTags(), getTyped(on.actor)]).toEqual([['busy', 'editing'], { nom: 'Nil' }]);
});

test('on a page that stays is as it was at first', async () => {
  const on = start({ stays: true });
  await saveNil(on);
  expect([on.getTags(), getTyped(on.actor), on.getContext().changed]).toEqual([
    ['editing'],
    { nom: 'Ada' },
    [],
  ]);
});

describe('a valid form with warnings', () => {
  const WARNED = { ...SUBMIT, warnings: [{ field: 'nom', code: 'future' }] } as const;

  function ask() {
    const on = start();
    typeInto(on.actor, { nom: 'Nil' });
    on.takeSent();
    on.actor.send(WARNED);
    return on;
  }

  test('is not sent before it is confirmed', () => {
    const on = ask();
    on.actor.send(SUBMIT);
    expect([on.getTags(), on.getContext().warnings, on.save.calls]).toEqual([
      ['asking', 'editing'],
      WARNED.warnings,
      [],
    ]);
    on.actor.send({ type: 'record.confirm' });
    expect([on.getTags(), on.getContext().sent]).toEqual([['busy', 'editing'], { nom: 'Nil' }]);
    expect(on.save.last.input).toMatchObject({ draft: { nom: 'Nil' } });
  });

  test('is edited on as it was typed when it is revised', () => {
    const on = ask();
    on.actor.send({ type: 'record.revise' });
    expect([on.getTags(), getTyped(on.actor), on.getContext().changed]).toEqual([
      ['editing'],
      { nom: 'Nil' },
      ['nom'],
    ]);
    expect([on.save.calls, on.takeSent()]).toEqual([[], []]);
  });

  test('is not asked about while something is wrong', () => {
    const on = start();
    on.actor.send({ ...WARNED, valid: false });
    expect([on.getTags(), on.getContext().attempts]).toEqual([['editing'], 1]);
  });
});
