import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getKeep, MACHINES } from '../support/machines';
import { KEEP_ERROR } from '../../../src/machines/kit/keep';

/** Events kept by their type alone, since no guard reads their fields. */
const TYPE_ALONE = [
  'absencia.choose',
  'absencia.fill',
  'absencia.stop',
  'absencia.retry',
  'batch.begun',
  'alta.type',
  'alta.ask',
  'alta.cancel',
  'alta.stop',
  'batch.stop',
  'batch.done',
  'batch.ended',
  'report.open',
  'report.save',
  'report.close',
  'idle.kept',
  'idle.ended',
  'idle.continue',
  'idle.leave',
  'attendance.cancel',
  'attendance.confirm',
  'auth.leave',
  'navigation.asked',
  'auth.lost',
  'auth.setPassword',
  'auth.signIn',
  'auth.signOut',
  ...['open', 'confirm', 'cancel', 'undo', 'send', 'pause', 'resume', 'stop'].map((act) => `bulk.${act}`),
  'board.refresh',
  'deletion.cancel',
  'deletion.confirm',
  'deletion.leave',
  'list.refresh',
  'removal.drop',
  'removal.pause',
  'removal.resume',
  'removal.send',
  'removal.undo',
  'navigation.leave',
  'navigation.retry',
  'navigation.signOut',
  'navigation.stay',
  'notifications.close',
  'notifications.pause',
  'notifications.resume',
  'record.confirm',
  'record.retry',
  'record.revise',
  'request.again',
  'request.renew',
  'request.reset',
  'closeDay.retry',
  'closeDay.stop',
  'formerCita.retry',
  ...['find', 'type', 'make', 'help', 'close', 'take'].map((act) => `shortcuts.${act}`),
  'screen.renew',
  'screen.resumed',
  'screens.refresh',
  'screens.renew',
  'slots.refresh',
  'toClose.again',
  'xifres.again',
  'xifres.export',
  'xifres.refresh',
  'xifres.save',
  'xifres.stop',
];

/** Answers whose content no guard reads. */
const ANSWERS = [
  ...[
    'collect',
    'count',
    'fetch',
    'loadScreen',
    'look',
    'mark',
    'perform',
    'remove',
    'save',
    'send',
    'signOut',
  ].map((id) => `xstate.done.actor.${id}`),
  'xstate.done.actor.load',
];

const isTimer = (type: string) => type.startsWith('xstate.after.');

function getEvents(machine: AnyStateMachine): string[] {
  return machine.events.map((type) => String(type)).filter((type) => type !== '' && !isTimer(type));
}

describe.each(Object.entries(MACHINES))('what the journal keeps of %s', (_id, machine) => {
  const keep = getKeep(machine);

  test('is declared, with every event that it takes', () => {
    expect(keep).toMatchObject({ events: expect.any(Object), reads: expect.any(Array) });
    const undeclared = getEvents(machine).filter(
      (type) => !Object.hasOwn(keep.events, type) && !TYPE_ALONE.includes(type) && !ANSWERS.includes(type),
    );
    expect(undeclared).toEqual([]);
  });

  test('has the status of whatever fails', () => {
    const errors = getEvents(machine).filter((type) => type.startsWith('xstate.error.'));
    expect(errors.filter((type) => keep.events[type] !== KEEP_ERROR)).toEqual([]);
  });
});

describe('what is kept by its type alone', () => {
  test('names events that exist', () => {
    const known = new Set(Object.values(MACHINES).flatMap(getEvents));
    expect([...TYPE_ALONE, ...ANSWERS].filter((type) => !known.has(type))).toEqual([]);
  });
});
