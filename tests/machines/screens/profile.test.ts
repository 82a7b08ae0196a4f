import { describe, expect, test } from 'vitest';
import { EMPTY_CHANGE } from '../../../src/domain/values/password';
import { profileMachine } from '../../../src/machines/screens/profile';
import { because, notify, notifyUnexpected } from '../support/notices';
import { getTyped, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';

const { submit } = playServer();

describe("changing one's own password (spec §4)", () => {
  const typed = { current_password: 'Demo1234!', password: 'Nova5678?', password_confirmation: 'Nova5678?' };

  test('tells it on its page, whose fields are empty again and lose nothing', async () => {
    const on = open(profileMachine);
    const call = await submit(on, typed, 200, { data: {} });
    expect([call?.path, call?.body]).toEqual(['auth/profile', typed]);
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'password.changed' }, '/perfil'),
      { type: 'screen.touched', id: 'profile', dirty: false },
    ]);
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual(EMPTY_CHANGE);
    expect(on.getContext()).toMatchObject({ changed: [], attempts: 0, sent: null });
    typeInto(on.actor, EMPTY_CHANGE);
    expect(on.getContext().changed).toEqual([]);
  });

  test.each([
    [422, [], ['editing']],
    [503, [notifyUnexpected({ key: 'password.changeFailed', ...because(503) })], ['editing']],
    [401, [{ type: 'auth.lost' }], ['editing']],
  ])('that is answered %s keeps what was typed', async (status, sent, tags) => {
    const on = open(profileMachine);
    await submit(on, typed, status);
    expect([on.getTags(), getTyped(on.actor), on.takeSent()]).toEqual([tags, typed, sent]);
  });
});
