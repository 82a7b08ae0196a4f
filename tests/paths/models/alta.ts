import type { BatchResult } from '../../../src/machines/kit/batch';
import type { ScreenInput } from '../../../src/machines/kit/screen';
import { altaMachine } from '../../../src/machines/screens/alta';
import { altaBatchMachine, type AltaTask } from '../../../src/machines/screens/altaBatch';
import {
  call,
  findSent,
  getStatus,
  implies,
  invariant,
  named,
  plain,
  refuse,
  starts,
  type Model,
} from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

const AINA = 'Aina;Provada;aina@example.org;Administració';
const BIEL = 'Biel;Provat;biel@example.org;Administració';
const TEXT = `${AINA}\n${BIEL}`;
const invite = (email: string) => ({ key: email, act: 'invite', email });

type Context = {
  viewer: ScreenInput['viewer'];
  text: string;
  created: readonly unknown[];
  running: readonly AltaTask[];
};

const isBusy = ({ before }: { before: { hasTag: (tag: string) => boolean } | undefined }): boolean =>
  before?.hasTag('busy') === true;

/** The page of several new people. */
export const alta: Model = {
  machine: altaMachine,
  inputs: {
    start: { ...INPUT, viewer: { permissions: ['create_usuari_app'], oficinaId: null } },
    'start without the permission': INPUT,
  },
  events: [
    ...SCREEN_EVENTS,
    plain('alta.type', { text: TEXT }),
    named('alta.type, nothing', { type: 'alta.type', text: '' }),
    plain('alta.create', {
      ...{ tasks: [{ key: AINA, act: 'create', draft: { nom: 'Aina' } }], count: 1 },
    }),
    plain('alta.ask'),
    plain('alta.cancel'),
    plain('alta.invite', { tasks: [invite('aina@example.org')], count: 1 }),
    plain('alta.stop'),
    plain('batch.done', { key: AINA }),
    plain('batch.ended'),
  ],
  key: ({ viewer, text, created }: Context) => ({
    may: viewer.permissions.length > 0,
    ...{ lines: Math.min(text.trim().length, 1), created: Math.min(created.length, 1) },
  }),
  invariants: [
    invariant('§6', 'Qui no pot crear professionals no hi pot fer res', ({ after }) =>
      implies(
        (after.context as Context).viewer.permissions.length === 0,
        after.matches('refused') && !after.hasTag('busy'),
      ),
    ),
    invariant('§4', "El text no canvia sol: només s'hi treu qui s'ha creat", ({ before, event, after }) =>
      implies(
        before !== undefined && !['alta.type', 'batch.done'].includes(event.type),
        (before?.context as Context | undefined)?.text === (after.context as Context).text,
      ),
    ),
    invariant('§4', "Mentre es crea o s'envia, hi ha feina per perdre", (moment) =>
      implies(
        moment.after.hasTag('busy') && !isBusy(moment),
        findSent(moment, 'screen.touched')?.['dirty'] === true,
      ),
    ),
    invariant('§4', "Els enllaços no s'envien sense haver-ho confirmat", (moment) =>
      implies(
        moment.after.matches('inviting') && !isBusy(moment),
        moment.before?.hasTag('asking') === true && moment.event.type === 'alta.invite',
      ),
    ),
    invariant('§4', "Quan s'acaba de crear, la llista de professionals es torna a llegir", (moment) =>
      implies(
        moment.before?.matches('creating') === true && moment.event.type === 'batch.ended',
        findSent(moment, 'catalogs.changed') !== undefined,
      ),
    ),
  ],
};

type Results = Readonly<Record<string, BatchResult>>;
const getResults = (snapshot: { context: unknown } | undefined): Results =>
  (snapshot?.context as { results: Results } | undefined)?.results ?? {};
const isFailed = ({ event }: { event: { type: string } }): boolean =>
  event.type === 'xstate.error.actor.perform';

/** People created, or links sent, one after another. */
export const altaBatch: Model = {
  machine: altaBatchMachine,
  events: [
    named('batch.run, one', { type: 'batch.run', tasks: [invite('aina@example.org')], count: 1 }),
    named('batch.run, two', {
      ...{ type: 'batch.run', count: 2 },
      tasks: [
        { key: AINA, act: 'create', draft: { nom: 'Aina' } },
        { key: BIEL, act: 'create', draft: { nom: 'Biel' } },
      ],
    }),
    plain('batch.stop'),
  ],
  outcomes: { perform: [...call(['done']), refuse(429, { wait: 30 })] },
  invariants: [
    invariant('§7', "Es fa una crida rere l'altra, mai dues alhora", (moment) =>
      implies(
        starts(moment, 'perform') && moment.before?.matches('running') === true,
        moment.event.type.endsWith('.actor.perform'),
      ),
    ),
    invariant('§4', "Qui ho ha demanat sap què s'ha fet i quan s'acaba", (moment) => {
      const isEnded = isBusy(moment) && !moment.after.hasTag('busy');
      return (
        (findSent(moment, 'batch.done') !== undefined) ===
          (moment.event.type === 'xstate.done.actor.perform') &&
        implies(isEnded, findSent(moment, 'batch.ended') !== undefined)
      );
    }),
    invariant('§8', 'Un 401 acaba la sessió, i res més', (moment) =>
      implies(
        isFailed(moment),
        (getStatus(moment) === 401) === (findSent(moment, 'auth.lost') !== undefined),
      ),
    ),
    invariant('§8', 'El que el servidor rebutja queda amb la seva fila, i la resta continua', (moment) =>
      implies(
        isFailed(moment) && [400, 403, 404, 419, 422].includes(getStatus(moment) ?? 0),
        Object.values(getResults(moment.after)).some(({ state }) => state === 'failed') &&
          findSent(moment, 'notifications.open') === undefined,
      ),
    ),
    invariant('§8', 'Sense resposta no es fa res més, i es diu', (moment) =>
      implies(
        isFailed(moment) && getStatus(moment) === null,
        moment.after.matches('idle') && findSent(moment, 'notifications.open')?.['severity'] === 'error',
      ),
    ),
    invariant('§8', 'Si hi ha massa crides, la mateixa espera el que el servei demana', (moment) =>
      implies(
        isFailed(moment) && getStatus(moment) === 429,
        JSON.stringify(getResults(moment.after)) === JSON.stringify(getResults(moment.before)) &&
          (moment.after.matches('waiting') || moment.before?.context.isStopping === true),
      ),
    ),
  ],
};
