import type { AnyStateMachine } from 'xstate';
import type { ScreenInput } from '../../../src/machines/screen';
import {
  call,
  findSent,
  getStatus,
  implies,
  invariant,
  named,
  plain,
  starts,
  type Invariant,
  type Model,
} from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

type Of = {
  /** What lets a person edit the record; without any, everybody may. */
  permission?: string;
  /** What loading finds, by name. */
  found?: Readonly<Record<string, unknown>>;
  /** What saving answers. */
  answer?: unknown;
  /** A further request that the form sends. */
  request?: string;
  /** Whether nobody is signed in. */
  isPublic?: boolean;
};

type Context = ScreenInput & { valid: boolean; asked: object; failure: unknown };

const isFailedSave = ({ event }: { event: { type: string } }): boolean =>
  event.type === 'xstate.error.actor.save';

const MAY_EDIT = invariant('§6', 'Qui no pot editar el registre no en veu el formulari', ({ after }) =>
  implies(after.matches('editing') || after.matches('saving'), after.context.refusal === null),
);

const FORM: readonly Invariant[] = [
  invariant('§5', "Només s'envia el que l'esquema dona per bo", (moment) =>
    implies(starts(moment, 'save'), moment.before?.context.valid === true),
  ),
  invariant(
    '§5',
    "Enviar un formulari amb faltes no l'envia i en compta l'intent",
    ({ before, event, after }) =>
      implies(
        event.type === 'record.submit' &&
          before?.matches('editing') === true &&
          before.context.valid === false,
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
  invariant('§5', 'Un 422 es mostra als camps; qualsevol altre error, en un avís', (moment) =>
    implies(
      isFailedSave(moment),
      (getStatus(moment) === 422) === moment.effects.every(({ event }) => !isComplaint(event)),
    ),
  ),
  invariant('§4', 'Desar bé es diu, i ja no hi ha canvis per perdre', (moment) =>
    implies(
      moment.event.type === 'xstate.done.actor.save',
      findSent(moment, 'notifications.open')?.['severity'] === 'success' &&
        findSent(moment, 'screen.touched')?.['dirty'] === false,
    ),
  ),
  invariant('§4', 'Si no es pot carregar es diu per què', ({ after }) =>
    implies(after.matches('failed'), after.context.message !== null && after.context.draft === null),
  ),
];

const isComplaint = (event: unknown): boolean =>
  ['notifications.open', 'auth.lost'].includes((event as { type?: string } | undefined)?.type ?? '');

const DRAFT = { tipus: 'laboral' };
const LOADED = { draft: DRAFT, original: null, facts: null };

/** A form over a record. */
export function recordModel(machine: AnyStateMachine, of: Of = {}): Model {
  const { permission, found = { loaded: LOADED }, answer = {}, request, isPublic } = of;
  const allowed = { ...INPUT, viewer: { permissions: permission ? [permission] : [], oficinaId: 1 } };
  const change = (valid: boolean, changed: string[]) => ({
    ...{ type: 'record.changed', draft: { tipus: 'habitatge' }, valid, changed },
  });
  return {
    machine,
    inputs: {
      start: isPublic ? { ...allowed, userId: null } : allowed,
      ...(permission && { 'start without the permission': INPUT }),
    },
    events: [
      ...SCREEN_EVENTS,
      named('record.changed, valid', change(true, ['tipus'])),
      named('record.changed, invalid', change(false, ['tipus'])),
      named('record.changed, as it was', change(true, [])),
      plain('record.submit'),
      plain('record.retry'),
      ...(request === undefined
        ? []
        : [plain('record.ask', { request, input: { data_inici: '2026-11-23' } })]),
    ],
    outcomes: {
      load: call(...Object.entries(found)),
      save: call(['saved', answer]),
    },
    invariants: [...FORM, ...(isPublic ? [] : [MAY_EDIT])],
    key: ({ valid, asked, viewer, failure }: Context) => ({
      valid,
      failed: failure !== null,
      asked: Object.keys(asked).join(),
      permissions: viewer.permissions,
    }),
  };
}
