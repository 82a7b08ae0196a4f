import { describe, expect, test } from 'vitest';
import { attendanceMachine } from '../../../src/machines/services/attendance';
import { because, notify, notifyUnexpected } from '../support/notices';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

const ITEM = { id: 12, label: 'laboral, 20 de novembre', date: '2026-11-20T10:00:00+01:00' };

function open() {
  const mark = createCalls<number, unknown>();
  const on = stage(attendanceMachine.provide({ actors: { mark: mark.logic } }));
  on.actor.send({ type: 'attendance.open', ...ITEM });
  return { ...on, mark };
}

describe('marking that a person did not attend (spec §7)', () => {
  test('asks first', () => {
    const on = open();
    expect(on.getTags()).toEqual(['open']);
    expect(on.getContext()).toEqual({ item: ITEM });
    on.actor.send({ type: 'attendance.cancel' });
    expect(on.getValue()).toBe('closed');
    expect(on.getContext()).toEqual({ item: null });
    expect(on.mark.calls).toEqual([]);
  });

  test('a confirmed mark is reported to the root', async () => {
    const on = open();
    on.actor.send({ type: 'attendance.confirm' });
    on.actor.send({ type: 'attendance.confirm' });
    expect(on.getTags()).toEqual(['busy', 'open']);
    expect(on.mark.calls.map(({ input }) => input)).toEqual([12]);
    on.mark.last.resolve({});
    await settle();
    expect(on.getValue()).toBe('closed');
    expect(on.takeSent()).toEqual([
      { type: 'record.marked', noun: 'assessoria', ids: [12] },
      notify('success', { key: 'assessoria.notAttended' }),
    ]);
  });

  test.each([
    [422, 'Ja realitzada', notify('error', { key: 'status.422', detail: 'Ja realitzada' })],
    [404, 'No hi és', notifyUnexpected({ text: 'No hi és' })],
    [404, null, notifyUnexpected({ key: 'assessoria.editFailed', ...because(404) })],
    [401, null, { type: 'auth.lost' }],
  ] as const)('that fails with %s says so and closes', async (status, message, sent) => {
    const on = open();
    on.actor.send({ type: 'attendance.confirm' });
    on.mark.last.reject(toError(status, { message }));
    await settle();
    expect(on.getValue()).toBe('closed');
    expect(on.takeSent()).toEqual([sent]);
  });

  test('a cancelled call closes at once, warns of the unknown result, and reads again', () => {
    const on = open();
    on.actor.send({ type: 'attendance.confirm' });
    on.actor.send({ type: 'attendance.cancel' });
    expect([on.getValue(), on.mark.last.signal.aborted]).toEqual(['closed', true]);
    expect(on.takeSent()).toEqual([
      notifyUnexpected({ key: 'error.unsure', params: { kind: 'stopped' } }),
      { type: 'screens.refresh' },
    ]);
  });

  test('that is answered too late may have been done: says so and reads again', async () => {
    const on = open();
    on.actor.send({ type: 'attendance.confirm' });
    on.mark.last.reject(toError(null, { kind: 'timeout' }));
    await settle();
    expect(on.takeSent()).toEqual([
      notifyUnexpected({
        key: 'assessoria.editFailed',
        reason: { key: 'error.unsure', params: { kind: 'timeout' } },
      }),
      { type: 'screens.refresh' },
    ]);
  });
});
