import { describe, expect, test } from 'vitest';
import type { NonReducibleUnknown } from 'xstate';
import type { Sessio } from '../../../src/domain/access/sessio';
import { authMachine } from '../../../src/machines/services/auth';
import { sessio } from '../support/samples';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

const pending: Sessio = { ...sessio, user: { ...sessio.user, force_password_change: true } };

function toTold(status: string, session: Sessio | null, lost = false) {
  if (session === null) return { type: 'session.changed', status, session, lost };
  const { token: _, ...known } = session;
  return { type: 'session.changed', status, session: known, lost };
}

function start() {
  const restore = createCalls<NonReducibleUnknown, Sessio | null>();
  const signIn = createCalls<{ email: string; password: string }, Sessio>();
  const setPassword = createCalls<
    { email: string; password: string; password_confirmation: string },
    Sessio
  >();
  const signOut = createCalls<NonReducibleUnknown, void>();
  const kept: (Sessio | null)[] = [];
  const on = stage(
    authMachine.provide({
      actors: {
        restore: restore.logic,
        signIn: signIn.logic,
        setPassword: setPassword.logic,
        signOut: signOut.logic,
      },
      actions: { persist: (_, { session }) => kept.push(session) },
    }),
  );
  return { ...on, restore, signIn, setPassword, signOut, takeKept: () => kept.splice(0) };
}

async function startWith(session: Sessio | null) {
  const on = start();
  on.restore.last.resolve(session);
  await settle();
  on.takeSent();
  on.takeKept();
  return on;
}

const credentials = { email: 'ada@example.org', password: 'Demo1234!' };
const wanted = { password: 'Nova1234!', password_confirmation: 'Nova1234!' };

describe('the session of an earlier visit (spec §4)', () => {
  test('is restored at startup', async () => {
    const on = start();
    expect(on.getTags()).toEqual(['restoring']);
    on.restore.last.resolve(sessio);
    await settle();
    expect(on.getValue()).toBe('signedIn');
    expect(on.takeSent()).toEqual([toTold('signedIn', sessio)]);
    expect(on.takeKept()).toEqual([sessio]);
  });

  test('asks for the new password first where a change is pending', async () => {
    const on = start();
    on.restore.last.resolve(pending);
    await settle();
    expect(on.getValue()).toEqual({ changePending: 'idle' });
    expect(on.takeSent()).toEqual([toTold('changePending', pending)]);
  });

  test.each([
    ['there is none', (on: ReturnType<typeof start>) => on.restore.last.resolve(null)],
    ['it cannot be read', (on: ReturnType<typeof start>) => on.restore.last.reject(new Error('no'))],
    ['it takes five seconds', (on: ReturnType<typeof start>) => on.clock.increment(1)],
  ])('leads to signed out where %s, and erases nothing', async (_, happen) => {
    const on = start();
    on.clock.increment(4_999);
    expect(on.getValue()).toBe('restoring');
    happen(on);
    await settle();
    expect(on.getValue()).toBe('signedOut');
    expect(on.takeSent()).toEqual([toTold('signedOut', null)]);
    expect(on.takeKept()).toEqual([]);
  });
});

describe('signing in (spec §4, §7)', () => {
  test('keeps the session and tells it without its token', async () => {
    const on = await startWith(null);
    on.actor.send({ type: 'auth.signIn', ...credentials });
    expect(on.getTags()).toEqual(['busy']);
    expect(on.signIn.last.input).toEqual(credentials);
    on.signIn.last.resolve(sessio);
    await settle();
    expect(on.getValue()).toBe('signedIn');
    expect(on.getContext()).toEqual({ session: sessio, failure: null, attempts: 0 });
    expect(on.takeSent()).toEqual([toTold('signedIn', sessio)]);
    expect(on.takeKept()).toEqual([sessio]);
  });

  test('leads to the new password where a change is pending', async () => {
    const on = await startWith(null);
    on.actor.send({ type: 'auth.signIn', ...credentials });
    on.signIn.last.resolve(pending);
    await settle();
    expect(on.getValue()).toEqual({ changePending: 'idle' });
  });

  test('keeps why it was refused, counts, and can be tried again', async () => {
    const on = await startWith(null);
    for (const attempts of [1, 2]) {
      on.actor.send({ type: 'auth.signIn', ...credentials });
      on.signIn.last.reject(toError(422, { fields: { password: 'La contrasenya no és correcta.' } }));
      await settle();
      expect(on.getValue()).toBe('refused');
      expect(on.getContext()).toEqual({
        session: null,
        attempts,
        failure: {
          kind: 'status',
          status: 422,
          statusText: '',
          message: null,
          fields: { password: 'La contrasenya no és correcta.' },
        },
      });
    }
    expect(on.takeSent()).toEqual([]);
    on.actor.send({ type: 'auth.signIn', ...credentials });
    on.signIn.last.resolve(sessio);
    await settle();
    expect(on.getContext().failure).toBeNull();
  });

  test('takes a 401 for a refusal, not for a lost session', async () => {
    const on = await startWith(null);
    on.actor.send({ type: 'auth.signIn', ...credentials });
    on.signIn.last.reject(toError(401));
    await settle();
    expect(on.getValue()).toBe('refused');
    expect(on.takeSent()).toEqual([]);
  });

  test('is not sent twice while one is under way', async () => {
    const on = await startWith(null);
    on.actor.send({ type: 'auth.signIn', ...credentials });
    on.actor.send({ type: 'auth.signIn', ...credentials });
    expect(on.signIn.calls).toHaveLength(1);
  });
});

describe('a forced change of password (spec §2, §4)', () => {
  test('is sent for the own e-mail, and success is as good as a sign-in', async () => {
    const on = await startWith(pending);
    on.actor.send({ type: 'auth.setPassword', ...wanted });
    expect(on.setPassword.last.input).toEqual({ email: pending.user.email, ...wanted });
    on.setPassword.last.resolve(sessio);
    await settle();
    expect(on.getValue()).toBe('signedIn');
    expect(on.takeSent()).toEqual([toTold('signedIn', sessio)]);
    expect(on.takeKept()).toEqual([sessio]);
  });

  test('stays pending when it is refused', async () => {
    const on = await startWith(pending);
    on.actor.send({ type: 'auth.setPassword', ...wanted });
    on.setPassword.last.reject(toError(422, { fields: { password: 'Ha de ser nova.' } }));
    await settle();
    expect(on.getValue()).toEqual({ changePending: 'idle' });
    expect(on.getContext()).toEqual({
      session: pending,
      attempts: 1,
      failure: {
        kind: 'status',
        status: 422,
        statusText: '',
        message: null,
        fields: { password: 'Ha de ser nova.' },
      },
    });
  });

  test('ends with the session where the answer is 401', async () => {
    const on = await startWith(pending);
    on.actor.send({ type: 'auth.setPassword', ...wanted });
    on.setPassword.last.reject(toError(401));
    await settle();
    expect(on.getValue()).toBe('lost');
    expect(on.takeSent()).toEqual([toTold('signedOut', null, true)]);
  });
});

test('after a forced change without an answer, a 401 says that the new password may be the right one', async () => {
  const on = await startWith(pending);
  on.actor.send({ type: 'auth.setPassword', ...wanted });
  on.setPassword.last.reject(toError(null));
  await settle();
  expect(on.getValue()).toEqual({ changePending: 'idle' });
  on.actor.send({ type: 'auth.setPassword', ...wanted });
  on.setPassword.last.reject(toError(401));
  await settle();
  expect([on.getValue(), on.getContext().why]).toEqual(['lost', 'password']);
});

describe('signing out (spec §4)', () => {
  test.each([
    ['the server agrees', (on: ReturnType<typeof start>) => on.signOut.last.resolve()],
    ['the server fails', (on: ReturnType<typeof start>) => on.signOut.last.reject(toError(500))],
    ['the session is over', (on: ReturnType<typeof start>) => on.signOut.last.reject(toError(401))],
    ['nothing answers for five seconds', (on: ReturnType<typeof start>) => on.clock.increment(5_000)],
  ])('clears everything when %s', async (_, happen) => {
    const on = await startWith(sessio);
    on.actor.send({ type: 'auth.signOut' });
    expect(on.getValue()).toBe('signingOut');
    happen(on);
    await settle();
    expect(on.getValue()).toBe('signedOut');
    expect(on.getContext().session).toBeNull();
    expect(on.takeKept().at(-1)).toBeNull();
    expect(on.takeSent()).toEqual([toTold('signedOut', null)]);
  });

  test.each([
    ['the change of password is done', sessio],
    ['it is pending', pending],
  ])(
    'the session is deleted before the server answers where %s: a reload leads to the sign-in',
    async (_, session) => {
      const on = await startWith(session);
      on.actor.send({ type: 'auth.signOut' });
      expect(on.takeKept()).toEqual([null]);
      expect(on.getContext().session).toEqual(session);
      expect(on.signOut.calls).toHaveLength(1);
    },
  );

  test('is possible while a change of password is pending', async () => {
    const on = await startWith(pending);
    on.actor.send({ type: 'auth.signOut' });
    on.signOut.last.resolve();
    await settle();
    expect(on.getValue()).toBe('signedOut');
  });
});

describe('a lost session', () => {
  test('a session ends once, however many calls report it, and counts as lost', async () => {
    const on = await startWith(sessio);
    on.actor.send({ type: 'auth.lost' });
    on.actor.send({ type: 'auth.lost' });
    expect(on.getValue()).toBe('lost');
    expect(on.getContext().session).toBeNull();
    expect(on.takeSent()).toEqual([toTold('signedOut', null, true)]);
    expect(on.takeKept()).toEqual([null]);
  });

  test('is opened again by signing in', async () => {
    const on = await startWith(sessio);
    on.actor.send({ type: 'auth.lost' });
    on.actor.send({ type: 'auth.signIn', ...credentials });
    on.signIn.last.resolve(sessio);
    await settle();
    expect(on.getValue()).toBe('signedIn');
  });

  test('says why where no call was refused, until another is', async () => {
    const on = await startWith(sessio);
    on.actor.send({ type: 'auth.lost', why: 'idle' });
    expect(on.getContext()).toEqual({ session: null, failure: null, attempts: 0, why: 'idle' });
    on.actor.send({ type: 'auth.signIn', ...credentials });
    on.signIn.last.resolve(sessio);
    await settle();
    on.actor.send({ type: 'auth.lost' });
    expect(on.getContext().why).toBeUndefined();
  });

  test('a signed-out session ignores it', async () => {
    const on = await startWith(null);
    on.actor.send({ type: 'auth.lost' });
    expect(on.getValue()).toBe('signedOut');
    expect(on.takeSent()).toEqual([]);
  });
});
