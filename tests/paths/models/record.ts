import type { AnyStateMachine } from 'xstate';
import { ConflictError } from '../../../src/machines/kit/form/save';
import { slotsMachine } from '../../../src/machines/kit/form/slots';
import type { ScreenInput } from '../../../src/machines/kit/screen';
import {
  call,
  findSent,
  getStatus,
  implies,
  invariant,
  named,
  plain,
  starts,
  type Case,
  type Invariant,
  type Model,
  type Outcome,
} from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

type Of = {
  permission: string;
  found?: Readonly<Record<string, unknown>>;
  answer?: unknown;
  reloads?: true;
  /** Target after saving: a next draft, or a page, if the person goes on, or always. */
  follows?: 'draft' | 'path' | 'always';
};

type Context = ScreenInput & { failure: unknown; unsure: boolean; andNext: boolean };

const isFailedSave = ({ event }: { event: { type: string } }): boolean =>
  event.type === 'xstate.error.actor.save';

const FORM: readonly Invariant[] = [
  invariant('§5', "Només s'envia el que l'esquema dona per bo", (moment) =>
    implies(
      starts(moment, 'save') && moment.event.type !== 'record.confirm',
      moment.event['valid'] === true && JSON.stringify(moment.event['warnings']) === '[]',
    ),
  ),
  invariant('§5', "El que fa dubtar no s'envia fins que es confirma", ({ before, event, after }) =>
    implies(
      before?.hasTag('asking') === true,
      event.type === 'record.confirm'
        ? after.matches('saving')
        : event.type === 'record.revise'
          ? after.matches('editing')
          : after.value === before?.value,
    ),
  ),
  invariant('§8', "El que potser ja s'ha desat no es torna a enviar sense preguntar-ho", (moment) =>
    implies(
      starts(moment, 'save') && moment.before?.context.unsure === true,
      moment.event.type === 'record.confirm',
    ),
  ),
  invariant(
    '§5',
    "Enviar un formulari amb faltes no l'envia i en compta l'intent",
    ({ before, event, after }) =>
      implies(
        event.type === 'record.submit' && before?.matches('editing') === true && event['valid'] === false,
        after.matches('editing') && after.context.attempts === before?.context.attempts + 1,
      ),
  ),
  invariant('§4', "Si desar falla, el formulari queda com s'havia escrit", (moment) =>
    implies(
      isFailedSave(moment),
      moment.after.matches('editing') &&
        JSON.stringify(moment.after.context.draft) === JSON.stringify(moment.before?.context.draft) &&
        moment.after.context.failure !== null,
    ),
  ),
  invariant(
    '§5',
    'Un 422 o un conflicte es mostra al formulari; qualsevol altre error, en un avís',
    (moment) =>
      implies(
        isFailedSave(moment),
        (getStatus(moment) === 422 || moment.after.context.conflict !== null) ===
          moment.effects.every(({ event }) => !isComplaint(event)),
      ),
  ),
  invariant('§5', "Mentre es torna a desar no queda res de l'error d'abans", ({ after }) =>
    implies(after.matches('saving'), after.context.failure === null && after.context.conflict === null),
  ),
  invariant('§4', 'Desar bé es diu, i ja no hi ha canvis per perdre', (moment) =>
    implies(
      moment.event.type === 'xstate.done.actor.save',
      findSent(moment, 'notifications.open')?.['severity'] === 'success' &&
        findSent(moment, 'screen.touched')?.['dirty'] === false,
    ),
  ),
];

const NEXT_DRAFT = invariant(
  '§4',
  'Qui en vol anotar una altra es queda al formulari, que torna a ser nou',
  ({ before, event, after }) =>
    implies(
      event.type === 'xstate.done.actor.save' && before?.context.andNext === true,
      after.matches('editing') && !after.context.unsure && after.context.changed.length === 0,
    ),
);

const NEXT_PATH = invariant('§4', 'Qui vol seguir va on es continua', (moment) =>
  implies(
    moment.event.type === 'xstate.done.actor.save',
    findSent(moment, 'notifications.open')?.['path'] === NEXT.path.nextPath,
  ),
);

const FOLLOWING = { draft: [NEXT_DRAFT], path: [NEXT_PATH], always: [] };

export const RECORD: readonly Invariant[] = [
  ...FORM,
  invariant('§6', 'Qui no pot editar el registre no en veu el formulari', ({ after }) =>
    implies(after.matches('editing') || after.matches('saving'), after.context.refusal === null),
  ),
  invariant('§4', 'Si no es pot carregar es diu per què', ({ after }) =>
    implies(after.matches('failed'), after.context.message !== null && after.context.draft === null),
  ),
];

const isComplaint = (event: unknown): boolean =>
  ['notifications.open', 'auth.lost'].includes((event as { type?: string } | undefined)?.type ?? '');

const DRAFT = { tipus: 'laboral' };
const LOADED = { draft: DRAFT, original: null, facts: null };

const EVENTS: readonly Case[] = [
  ...SCREEN_EVENTS,
  named('record.changed', { type: 'record.changed', changed: ['tipus'] }),
  named('record.changed, as it was', { type: 'record.changed', changed: [] }),
  named('record.submit, valid', { type: 'record.submit', valid: true, warnings: [] }),
  named('record.submit, with warnings', {
    type: 'record.submit',
    valid: true,
    warnings: [{ field: 'data', code: 'future' }],
  }),
  named('record.submit, invalid', { type: 'record.submit', valid: false, warnings: [] }),
  ...['record.confirm', 'record.revise'].map((type) => plain(type)),
];

const AND_NEXT: readonly Case[] = [
  named('record.submit, and next', { type: 'record.submit', valid: true, warnings: [], andNext: true }),
  named('record.submit, and next, with warnings', {
    type: 'record.submit',
    valid: true,
    andNext: true,
    warnings: [{ field: 'data', code: 'future' }],
  }),
];

const NEXT = {
  draft: { next: { draft: { tipus: 'mobilitat' } } },
  path: { nextPath: '/assessories/12/realitzar' },
};

/** It never fails: a failed search answers null. */
const SEARCH = { search: [{ name: 'answered', output: [] }] };

/** Another person has changed the same field; a merge needs a live draft. */
const CONFLICT: Outcome = { name: 'conflict', error: new ConflictError({ fields: ['tipus'], theirs: {} }) };

const allow = (permission: string): ScreenInput => ({
  ...INPUT,
  viewer: { permissions: [permission], oficinaId: 1 },
});

export function formModel(machine: AnyStateMachine, start: ScreenInput = INPUT): Model {
  return {
    machine,
    factory: 'form',
    inputs: { start },
    events: EVENTS,
    outcomes: { save: call(['saved', { answer: {}, kept: 0 }]) },
    invariants: FORM,
    key: ({ failure, unsure }: Context) => ({ failed: failure !== null, unsure }),
  };
}

export function recordModel(machine: AnyStateMachine, of: Of): Model {
  const { permission, found = { loaded: LOADED }, answer = {}, reloads, follows } = of;
  return {
    machine,
    factory: 'record',
    inputs: { start: allow(permission), 'start without the permission': INPUT },
    events: [
      ...EVENTS,
      ...(follows === 'draft' || follows === 'path' ? AND_NEXT : []),
      plain('record.retry'),
    ],
    outcomes: {
      load: call(...Object.entries(found)),
      save: [
        ...call([
          'saved',
          {
            answer,
            kept: 0,
            ...(follows === 'always'
              ? { next: { draft: answer, original: answer } }
              : follows && NEXT[follows]),
          },
        ]),
        ...(reloads ? [CONFLICT] : []),
      ],
      ...SEARCH,
    },
    invariants: [...RECORD, ...(follows ? FOLLOWING[follows] : [])],
    key: ({ viewer, failure, unsure, andNext }: Context) => ({
      failed: failure !== null,
      unsure,
      andNext,
      may: viewer.permissions.length > 0,
    }),
  };
}

const ask = (request: string) => ({ type: 'slots.ask', request, input: { data_inici: '2026-11-23' } });

export const slots: Model = {
  machine: slotsMachine,
  events: [
    named('slots.ask, free slots', ask('disponibilitats')),
    named('slots.ask, appointments', ask('cites')),
    plain('slots.refresh'),
  ],
  key: ({ asked }: { asked: object }) => ({ asked: Object.keys(asked).join() }),
  invariants: [
    invariant('§4', "Es demana el que s'ha triat, a qui ho sap", (moment) =>
      implies(
        moment.event.type === 'slots.ask',
        moment.effects.some(
          ({ to, event }) =>
            to === moment.event['request'] &&
            JSON.stringify(event) === JSON.stringify({ type: 'request.send', input: moment.event['input'] }),
        ),
      ),
    ),
    invariant('§4', "Es torna a demanar tot el que ja s'havia demanat", ({ event, effects, after }) =>
      implies(event.type === 'slots.refresh', effects.length === Object.keys(after.context.asked).length),
    ),
  ],
};
