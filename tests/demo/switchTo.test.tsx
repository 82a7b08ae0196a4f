import { expect, test } from 'vitest';
import { afterSignOut, switchTo } from '../../src/demo/switchTo';
import { GRANTS } from '../domain/access/grants';
import { refuse, settle, startProduct } from '../views/support/product';
import { sessio } from '../views/support/sessio';

const ADMIN = { email: 'admin@example.org', role: 'admin', permissions: GRANTS.admin } as const;
const asAdmin = [{ email: 'admin@example.org', password: 'Demo1234!' }];

test('a switch on the sign-in page signs in', async () => {
  const { auth, navigation, calls } = await startProduct();
  switchTo(auth, navigation, ADMIN);
  await settle();
  expect(calls.signIn.map(({ input }) => input)).toEqual(asAdmin);
});

test.each([
  ['signed in', false],
  ['with a change of password pending', true],
])('a switch while %s signs out first, whatever the server answers', async (_, force_password_change) => {
  const { auth, navigation, calls } = await startProduct({
    ...sessio,
    user: { ...sessio.user, force_password_change },
  });
  switchTo(auth, navigation, ADMIN);
  await settle();
  expect(calls.signIn).toEqual([]);
  calls.signOut[0]?.reject(refuse(500));
  await settle();
  expect(calls.signIn.map(({ input }) => input)).toEqual(asAdmin);
});

test('a refused sign-in is not repeated', async () => {
  const { auth, navigation, calls } = await startProduct(sessio);
  switchTo(auth, navigation, ADMIN);
  await settle();
  calls.signOut[0]?.resolve();
  await settle();
  calls.signIn[0]?.reject(refuse(422));
  await settle();
  expect(calls.signIn).toHaveLength(1);
});

test('what comes after a sign-out waits for it, and comes at once without a session', async () => {
  const signedIn = await startProduct(sessio);
  const done: string[] = [];
  afterSignOut(signedIn.auth, signedIn.navigation, () => done.push('signed in'));
  await settle();
  expect(done).toEqual([]);
  signedIn.calls.signOut[0]?.resolve();
  await settle();
  expect(done).toEqual(['signed in']);
  const { auth, navigation } = await startProduct();
  afterSignOut(auth, navigation, () => done.push('signed out'));
  expect(done).toEqual(['signed in', 'signed out']);
});
