import { describe, expect, test } from 'vitest';
import { notificationsMachine } from '../../../src/machines/services/notifications';
import { toUnexpectedNotice } from '../../../src/machines/kit/failures';
import { notify } from '../../../src/machines/kit/rootRef';
import { stage } from '../support/stage';

const done = notify('success', { key: 'assessoria.deleted' });
const seen = { type: 'notifications.resume' } as const;
const failed = notify('error', { key: 'assessoria.deleteFailed' });

describe('the notification bar (spec §4, §9)', () => {
  test('opens with the notice sent', () => {
    const on = stage(notificationsMachine);
    expect(on.getContext().notice).toBeNull();
    on.actor.send(done);
    expect(on.getContext()).toEqual({
      count: 1,
      notice: {
        id: 1,
        severity: 'success',
        message: { key: 'assessoria.deleted' },
        unexpected: false,
        path: null,
        autoHideDuration: 3200,
      },
    });
    expect(on.takeSent()).toEqual([]);
  });

  test.each(['success', 'neutral'] as const)('closes a %s notice after 3,200 ms', (severity) => {
    const on = stage(notificationsMachine);
    on.actor.send(notify(severity, { key: 'access.refused' }));
    on.actor.send(seen);
    on.clock.increment(3_199);
    expect(on.getValue()).toBe('counting');
    on.clock.increment(1);
    expect(on.getValue()).toBe('closed');
    expect(on.getContext().notice).toBeNull();
  });

  test('counts from when the bar says that it can be read', () => {
    const on = stage(notificationsMachine);
    on.actor.send(done);
    on.clock.increment(60_000);
    expect(on.getValue()).toBe('paused');
    on.actor.send(seen);
    on.clock.increment(3_200);
    expect(on.getValue()).toBe('closed');
  });

  test('leaves an error open until it is closed', () => {
    const on = stage(notificationsMachine);
    on.actor.send(failed);
    on.clock.increment(3_600_000);
    expect(on.getValue()).toBe('lasting');
    on.actor.send({ type: 'notifications.close' });
    expect(on.getValue()).toBe('closed');
  });

  test('an unexpected error carries its reference', () => {
    const on = stage(notificationsMachine);
    on.actor.send(toUnexpectedNotice({ text: 'Avaria' }));
    expect(on.getContext().notice).toMatchObject({ severity: 'error', unexpected: true });
    on.actor.send(failed);
    expect(on.getContext().notice).toMatchObject({ severity: 'error', unexpected: false });
  });

  test('closes earlier when a person wants it', () => {
    const on = stage(notificationsMachine);
    on.actor.send(done);
    on.actor.send({ type: 'notifications.close' });
    expect(on.getValue()).toBe('closed');
  });

  test('rests under pointer and focus, and counts anew afterwards', () => {
    const on = stage(notificationsMachine);
    on.actor.send(done);
    on.actor.send(seen);
    on.clock.increment(3_000);
    on.actor.send({ type: 'notifications.pause' });
    on.clock.increment(60_000);
    expect(on.getValue()).toBe('paused');
    on.actor.send({ type: 'notifications.resume' });
    on.clock.increment(3_199);
    expect(on.getValue()).toBe('counting');
    on.clock.increment(1);
    expect(on.getValue()).toBe('closed');
  });

  test('can be closed while it rests', () => {
    const on = stage(notificationsMachine);
    on.actor.send(done);
    on.actor.send({ type: 'notifications.pause' });
    on.actor.send({ type: 'notifications.close' });
    expect(on.getValue()).toBe('closed');
  });

  test('shows a new notice in the place of the old, for its own time', () => {
    const on = stage(notificationsMachine);
    on.actor.send(done);
    on.actor.send(seen);
    on.clock.increment(3_000);
    on.actor.send(notify('neutral', { text: 'Una altra cosa' }));
    on.actor.send(seen);
    on.clock.increment(3_000);
    expect(on.getContext().notice).toEqual({
      id: 2,
      severity: 'neutral',
      message: { text: 'Una altra cosa' },
      unexpected: false,
      path: null,
      autoHideDuration: 3200,
    });
    on.actor.send(failed);
    on.clock.increment(10_000);
    expect(on.getValue()).toBe('lasting');
  });

  test('an open notice keeps its path', () => {
    const on = stage(notificationsMachine);
    on.actor.send(notify('success', { key: 'cita.created' }, '/calendari'));
    expect(on.getContext().notice?.path).toBe('/calendari');
  });
});
