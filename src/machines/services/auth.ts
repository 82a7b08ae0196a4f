import { assign, fromPromise, sendParent, setup } from 'xstate';
import { setNewPassword, signIn, signOut } from '../../api/auth';
import { toFailure, type Failure } from '../../api/errors';
import type { Sessio } from '../../domain/access/sessio';
import { isUnsure } from '../kit/failures';
import type { SessionChange, SessionLost, WhyLost } from '../kit/protocol';

export type AuthEvent =
  | { type: 'auth.signIn'; email: string; password: string }
  | { type: 'auth.setPassword'; password: string; password_confirmation: string }
  | { type: 'auth.signOut' }
  | { type: 'auth.leave' }
  | SessionLost
  /** Session begun in another tab, while there is none here. */
  | { type: 'auth.adopt'; session: Sessio };

export type AuthContext = {
  session: Sessio | null;
  failure: Failure | null;
  attempts: number;
  why?: WhyLost;
};

function toChange(status: SessionChange['status'], session: Sessio | null, lost = false): SessionChange {
  if (session === null) return { type: 'session.changed', status, session, lost };
  const { user, permissions, centres_districte } = session;
  return { type: 'session.changed', status, session: { user, permissions, centres_districte }, lost };
}

/** The session: restored, opened by password, held until a forced new password, closed or lost. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy' | 'restoring',
  },
  actors: {
    restore: fromPromise<Sessio | null>(() => Promise.resolve(null)),
    signIn: fromPromise<Sessio, { email: string; password: string }>(({ input, signal }) =>
      signIn(input, signal),
    ),
    setPassword: fromPromise<Sessio, { email: string; password: string; password_confirmation: string }>(
      ({ input, signal }) => setNewPassword(input, signal),
    ),
    signOut: fromPromise<void>(({ signal }) => signOut(signal)),
  },
  actions: {
    /** Stores or deletes the session; the only data that outlives a reload. */
    persist: (_, _params: { session: Sessio | null }) => {},
    open: assign({ session: (_, { session }: { session: Sessio }) => session, failure: null }),
    close: assign({
      session: null,
      why: ({ context: { failure }, event }) =>
        failure && isUnsure(failure) ? 'password' : (event as SessionLost).why,
    }),
    refuse: assign({
      failure: (_, { error }: { error: unknown }) => toFailure(error),
      attempts: ({ context }) => context.attempts + 1,
    }),
    reportSignedIn: sendParent(({ context }) => toChange('signedIn', context.session)),
    reportChangePending: sendParent(({ context }) => toChange('changePending', context.session)),
    reportSignedOut: sendParent(() => toChange('signedOut', null)),
    reportLost: sendParent(() => toChange('signedOut', null, true)),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    mustChangePassword: ({ context }) => context.session?.user.force_password_change === true,
    isLost: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
  },
  delays: { restoreWait: 5_000, signOutWait: 5_000 },
}).createMachine({
  id: 'auth',
  context: { session: null, failure: null, attempts: 0 },
  initial: 'restoring',
  on: {
    'auth.adopt': {
      target: '.opening',
      actions: { type: 'open', params: ({ event }) => ({ session: event.session }) },
    },
  },
  states: {
    restoring: {
      tags: 'restoring',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: { target: 'opening', actions: assign({ session: ({ event }) => event.output }) },
        onError: 'signedOut',
      },
      after: { restoreWait: 'signedOut' },
    },
    opening: {
      always: [
        { guard: 'mustChangePassword', target: 'changePending' },
        { guard: 'hasSession', target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      entry: ['close', 'reportSignedOut'],
      on: { 'auth.signIn': 'signingIn' },
    },
    signingIn: {
      tags: 'busy',
      on: { 'auth.leave': 'refused' },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          const { email, password } = event as Extract<AuthEvent, { type: 'auth.signIn' }>;
          return { email, password };
        },
        onDone: {
          target: 'opening',
          actions: { type: 'open', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: { on: { 'auth.signIn': 'signingIn' } },
    changePending: {
      entry: [
        { type: 'persist', params: ({ context }) => ({ session: context.session }) },
        'reportChangePending',
      ],
      initial: 'idle',
      on: { 'auth.signOut': 'signingOut', 'auth.lost': 'lost' },
      states: {
        idle: { on: { 'auth.setPassword': 'saving' } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'setPassword',
            src: 'setPassword',
            input: ({ context, event }) => {
              const { password, password_confirmation } = event as Extract<
                AuthEvent,
                { type: 'auth.setPassword' }
              >;
              return { email: context.session?.user.email ?? '', password, password_confirmation };
            },
            onDone: {
              target: '#auth.opening',
              actions: { type: 'open', params: ({ event }) => ({ session: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.lost',
              },
              {
                target: 'idle',
                actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    signedIn: {
      entry: [{ type: 'persist', params: ({ context }) => ({ session: context.session }) }, 'reportSignedIn'],
      on: {
        'auth.signOut': 'signingOut',
        'auth.lost': 'lost',
      },
    },
    // Deleted first, so that a reload before the answer stays signed out.
    signingOut: {
      tags: 'busy',
      entry: { type: 'persist', params: { session: null } },
      on: { 'auth.adopt': {} },
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
      after: { signOutWait: 'signedOut' },
    },
    lost: {
      entry: ['close', { type: 'persist', params: { session: null } }, 'reportLost'],
      on: { 'auth.signIn': 'signingIn' },
    },
  },
});
