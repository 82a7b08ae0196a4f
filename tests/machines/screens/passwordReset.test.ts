import { describe, expect, test } from 'vitest';
import { passwordResetMachine } from '../../../src/machines/screens/passwordReset';
import { notify } from '../support/notices';
import { getTyped } from '../support/draft';
import { SIGNED_OUT, open, playServer } from '../support/screens';
import { settle } from '../support/server';

const { submit } = playServer();

describe('resetting a password with the mailed link (spec §2, §8)', () => {
  const params = { token: 'zx81', email: 'ada%2Bnova%40example.org' };
  const typed = { email: 'ada+nova@example.org', password: 'Nova5678?', password_confirmation: 'Nova5678?' };

  test("begins with the link's e-mail, sends its token and leads to the sign-in", async () => {
    const on = open(passwordResetMachine, { ...SIGNED_OUT, params });
    await settle();
    expect(getTyped(on.actor)).toEqual({ ...typed, password: '', password_confirmation: '' });
    const call = await submit(on, typed, 200, { message: 'Desat' });
    expect([call?.path, call?.body]).toEqual(['auth/reset-password', { ...typed, token: 'zx81' }]);
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'password.reset' }, '/login'),
      { type: 'screen.touched', id: 'passwordReset', dirty: false },
    ]);
  });

  test('takes an e-mail that cannot be decoded as it is', async () => {
    const on = open(passwordResetMachine, { ...SIGNED_OUT, params: { token: 'a', email: '100%' } });
    await settle();
    expect(getTyped(on.actor)).toMatchObject({ email: '100%' });
  });

  test('says of a person who is not there what section 8 says', async () => {
    const on = open(passwordResetMachine, { ...SIGNED_OUT, params });
    await submit(on, typed, 404);
    expect(on.takeSent()).toEqual([notify('error', { key: 'password.resetFailed' })]);
  });
});
