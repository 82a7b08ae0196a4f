import { authMachine } from '../../../src/machines/auth';
import { call, plain, type Model } from '../model';
import { SESSION } from './session';

const sessio = { token: '1|abc', ...SESSION };
const mustChange = { ...sessio, user: { ...SESSION.user, force_password_change: true } };
const SIGNED_IN: [string, unknown][] = [
  ['signed in', sessio],
  ['must change the password', mustChange],
];

export const auth: Model = {
  machine: authMachine,
  events: [
    plain('auth.signIn', { email: 'ada@example.org', password: 'Demo1234!' }),
    plain('auth.setPassword', { password: 'Nova5678?', password_confirmation: 'Nova5678?' }),
    plain('auth.signOut'),
    plain('auth.lost'),
  ],
  outcomes: {
    restore: [
      { name: 'nothing kept', output: null },
      ...SIGNED_IN.map(([name, output]) => ({ name, output })),
      { name: 'unreadable', error: new Error('unreadable') },
    ],
    signIn: call(...SIGNED_IN),
    setPassword: call(...SIGNED_IN),
    signOut: call(['done']),
  },
};
