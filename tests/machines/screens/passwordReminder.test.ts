import { describe, expect, test } from 'vitest';
import { passwordReminderMachine } from '../../../src/machines/screens/passwordReminder';
import { notify, notifyUnexpected } from '../support/notices';
import { getTyped, typeInto } from '../support/draft';
import { SIGNED_OUT, open, playServer } from '../support/screens';

const fault = { message: 'No', errors: { email: ['El email no existe'] } };

const { submit } = playServer();

describe('asking for a reminder of the password (spec §2, §8)', () => {
  const typed = { email: ' ada@example.org ' };

  test('sends the e-mail and leads to the sign-in, without asking about unsaved changes', async () => {
    const on = open(passwordReminderMachine, SIGNED_OUT);
    const call = await submit(on, typed, 200, { message: 'Enviat' });
    expect([call?.path, call?.body]).toEqual(['auth/send-password', { email: 'ada@example.org' }]);
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'password.sent' }, '/login'),
      { type: 'screen.touched', id: 'passwordReminder', dirty: false },
    ]);
    typeInto(on.actor, typed);
    expect(on.takeSent()).toEqual([]);
  });

  test.each([
    [401, {}, [notify('error', { key: 'status.401' })]],
    [404, {}, [notify('error', { key: 'password.sendFailed' })]],
    [503, {}, [notifyUnexpected({ key: 'error.http', params: { status: 503, text: '' } })]],
    [422, fault, []],
  ])('that is answered %s keeps what was typed and says why', async (status, body, sent) => {
    const on = open(passwordReminderMachine, SIGNED_OUT);
    await submit(on, typed, status, body);
    expect([on.getTags(), getTyped(on.actor), on.takeSent()]).toEqual([['editing'], typed, sent]);
  });
});
