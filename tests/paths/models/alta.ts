import type { ScreenInput } from '../../../src/machines/kit/screen';
import { altaMachine } from '../../../src/machines/screens/alta';
import { altaBatchMachine, type AltaTask } from '../../../src/machines/screens/altaBatch';
import { findSent, implies, invariant, named, plain, type Model } from '../model';
import { batchModel } from './batch';
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
      ...{
        tasks: [{ key: AINA, act: 'create', draft: { nom: 'Aina', email: 'aina@example.org' } }],
        count: 1,
      },
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

/** People created, or links sent, one after another. */
export const altaBatch = batchModel(altaBatchMachine, {
  one: [invite('aina@example.org')],
  two: [
    { key: AINA, act: 'create', draft: { nom: 'Aina' } },
    { key: BIEL, act: 'create', draft: { nom: 'Biel' } },
  ],
});
