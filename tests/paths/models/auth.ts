import { authMachine } from '../../../src/machines/services/auth';
import {
  call,
  findSent,
  getStatus,
  implies,
  invariant,
  named,
  plain,
  starts,
  type Model,
  type Moment,
} from '../model';
import { SESSION } from './session';

const sessio = { token: '1|abc', ...SESSION };
const mustChange = { ...sessio, user: { ...SESSION.user, force_password_change: true } };
const SIGNED_IN: [string, unknown][] = [
  ['signed in', sessio],
  ['must change the password', mustChange],
];

/** The session that a step stores; null where it deletes it. */
function findPersisted({ effects }: Pick<Moment, 'effects'>): unknown {
  const kept = effects.find(({ action }) => action === 'persist') as
    | { params: { session: unknown } }
    | undefined;
  return kept?.params.session;
}
const isForgotten = (moment: Pick<Moment, 'effects'>): boolean => findPersisted(moment) === null;

export const auth: Model = {
  machine: authMachine,
  events: [
    plain('auth.signIn', { email: 'ada@example.org', password: 'Demo1234!' }),
    plain('auth.setPassword', { password: 'Nova5678?', password_confirmation: 'Nova5678?' }),
    plain('auth.signOut'),
    plain('auth.lost'),
    named('auth.lost, idle', { type: 'auth.lost', why: 'idle' }),
    plain('auth.leave'),
    ...SIGNED_IN.map(([name, session]) => named(`auth.adopt, ${name}`, { type: 'auth.adopt', session })),
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
  invariants: [
    invariant('§4', 'Hi ha usuari mentre la sessió és oberta, i només llavors', ({ after }) => {
      const isOpen = ['changePending', 'signedIn', 'signingOut'].some((state) => after.matches(state));
      return after.matches('restoring') || isOpen === (after.context.session !== null);
    }),
    invariant('§4', "Si l'inici de sessió falla, es desen els errors i no queda cap usuari", (moment) =>
      implies(
        moment.event.type === 'xstate.error.actor.signIn',
        moment.after.context.failure !== null && moment.after.context.session === null,
      ),
    ),
    invariant(
      '§4',
      'Tancar la sessió en crida el servidor i esborra sempre el que es desava, falli o no',
      (moment) =>
        implies(moment.event.type === 'auth.signOut', starts(moment, 'signOut') && isForgotten(moment)) &&
        implies(
          moment.before?.matches('signingOut') === true && !moment.after.matches('signingOut'),
          moment.after.matches('signedOut'),
        ),
    ),
    invariant('§4', "Una contrasenya nova desada obre la sessió com ho fa l'inici", (moment) =>
      implies(
        moment.event.type === 'xstate.done.actor.setPassword',
        findSent(moment, 'session.changed') !== undefined && findPersisted(moment) !== undefined,
      ),
    ),
    invariant('§4', "En engegar es recupera la sessió desada i s'espera 5 s com a molt", (moment) =>
      implies(
        moment.before === undefined,
        starts(moment, 'restore') && moment.effects.some(({ wait }) => wait === 5000),
      ),
    ),
    invariant('§2', "Qui ha de canviar la contrasenya no entra fins que l'ha canviada", ({ after }) =>
      implies(after.matches('signedIn'), after.context.session?.user.force_password_change === false),
    ),
    invariant('§2', "Qui surt de la pàgina mentre s'inicia la sessió no troba res a mitges", (moment) =>
      implies(moment.event.type === 'auth.leave', !moment.after.matches('signingIn')),
    ),
    invariant('§6', 'Només un 401 fa perdre la sessió', (moment) =>
      implies(
        findSent(moment, 'session.changed')?.['lost'] === true,
        moment.event.type === 'auth.lost' || getStatus(moment) === 401,
      ),
    ),
    invariant(
      '§4',
      'El testimoni de la sessió no surt mai del que es desa',
      ({ effects }) =>
        !JSON.stringify(effects.filter(({ action }) => action !== 'persist')).includes(sessio.token),
    ),
  ],
};
