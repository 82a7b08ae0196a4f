import type { AnyStateMachine } from 'xstate';
import type { ScreenInput } from '../../../src/machines/screen';
import { call, named, plain, type Model } from '../model';
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
    key: ({ valid, asked, viewer, failure }: Context) => ({
      valid,
      failed: failure !== null,
      asked: Object.keys(asked).join(),
      permissions: viewer.permissions,
    }),
  };
}
