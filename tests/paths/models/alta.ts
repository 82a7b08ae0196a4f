import { EMPTY_ACTIVITAT } from '../../../src/domain/nouns/activitat';
import type { ScreenInput } from '../../../src/machines/kit/screen';
import { altaMachine } from '../../../src/machines/screens/alta';
import type { AltaTask } from '../../../src/machines/kit/alta';
import { altaActivitatsMachine } from '../../../src/machines/screens/altaActivitats';
import { altaActivitatsBatchMachine } from '../../../src/machines/screens/altaActivitatsBatch';
import { altaBatchMachine } from '../../../src/machines/screens/altaBatch';
import { findSent, implies, invariant, named, plain, type Invariant, type Model } from '../model';
import { batchModel } from './batch';
import { INPUT, SCREEN_EVENTS } from './screen';

const AINA = 'Aina;Provada;aina@example.org;Administració';
const BIEL = 'Biel;Provat;biel@example.org;Administració';
const TEXT = `${AINA}\n${BIEL}`;
const invite = (email: string) => ({ key: email, act: 'invite' });

type Context = {
  viewer: ScreenInput['viewer'];
  text: string;
  created: readonly unknown[];
  running: readonly AltaTask<unknown>[];
};

const isBusy = ({ before }: { before: { hasTag: (tag: string) => boolean } | undefined }): boolean =>
  before?.hasTag('busy') === true;

const key = ({ viewer, text, created }: Context) => ({
  may: viewer.permissions.length > 0,
  lines: Math.min(text.trim().length, 1),
  created: Math.min(created.length, 1),
});

const COMMON: readonly Invariant[] = [
  invariant('§6', 'Qui no en pot crear no hi pot fer res', ({ after }) =>
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
];

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
      tasks: [{ key: AINA, act: 'create', draft: { nom: 'Aina', email: 'aina@example.org' } }],
      count: 1,
    }),
    plain('alta.ask'),
    plain('alta.cancel'),
    plain('alta.invite', { tasks: [invite('aina@example.org')], count: 1 }),
    plain('alta.stop'),
    plain('batch.done', { key: AINA }),
    plain('batch.ended'),
  ],
  key,
  invariants: [
    ...COMMON,
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

export const altaBatch = batchModel(altaBatchMachine, {
  one: [invite('aina@example.org')],
  two: [
    { key: AINA, act: 'create', draft: { nom: 'Aina' } },
    { key: BIEL, act: 'create', draft: { nom: 'Biel' } },
  ],
});

const TALLER = 'Taller;24/11/2026;9:30;11:00;Orientació;Formació';
const XERRADA = 'Xerrada;25/11/2026;9:30;11:00;Orientació;Formació';
const draft = {
  ...EMPTY_ACTIVITAT,
  titol: 'Taller',
  data: '2026-11-24',
  hora_inici: '09:30',
  hora_fi: '11:00',
};
const taller = { key: TALLER, act: 'create', draft: { ...draft, marc: 1, area: 1, oficina_id: 1 } };

export const altaActivitats: Model = {
  machine: altaActivitatsMachine,
  inputs: {
    start: { ...INPUT, viewer: { permissions: ['create_activitat_app'], oficinaId: null } },
    'start without the permission': INPUT,
  },
  events: [
    ...SCREEN_EVENTS,
    plain('alta.type', { text: `${TALLER}\n${XERRADA}` }),
    named('alta.type, nothing', { type: 'alta.type', text: '' }),
    plain('alta.create', { tasks: [taller], count: 1 }),
    plain('alta.stop'),
    plain('batch.done', { key: TALLER }),
    plain('batch.ended'),
  ],
  key,
  invariants: COMMON,
};

export const altaActivitatsBatch = batchModel(altaActivitatsBatchMachine, {
  one: [taller],
  two: [taller, { ...taller, key: XERRADA }],
});
