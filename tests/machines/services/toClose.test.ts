import { describe, expect, test } from 'vitest';
import { toCloseMachine } from '../../../src/machines/services/toClose';
import { assessoria, toPage } from '../support/samples';
import { playServer } from '../support/screens';
import { settle } from '../support/server';
import { stage } from '../support/stage';

const server = playServer();
const asking = (day: string) =>
  `GET assessories?estat=pendent&data_fi=${day}&professional_id=7&sort=cita.date&per_page=100`;
const need = (data_fi = '2026-11-20') => ({ type: 'toClose.need', professional_id: 7, data_fi }) as const;

async function openAnswered() {
  const on = stage(toCloseMachine);
  on.actor.send(need());
  server.calls[0]?.answer({ status: 200, body: toPage([assessoria]) });
  await settle();
  return on;
}

describe('what waits to be closed', () => {
  test('pending sessions are read once for an adviser', async () => {
    const on = stage(toCloseMachine);
    expect(server.getCalls()).toEqual([]);
    on.actor.send(need());
    on.actor.send(need());
    expect(server.getCalls()).toEqual([asking('2026-11-20')]);
  });

  test('is asked for again on another day, when a session changes and when the line is back', async () => {
    const on = await openAnswered();
    on.actor.send(need());
    expect(server.getCalls()).toEqual([]);
    for (const event of [
      need('2026-11-21'),
      { type: 'toClose.again' },
      { type: 'screens.refresh' },
    ] as const) {
      on.actor.send(event);
      // The newest request replaces the one before.
      await settle();
      expect(server.getCalls()).toEqual([asking('2026-11-21')]);
    }
  });

  test('stays as it was known while it is asked for', async () => {
    const on = await openAnswered();
    on.actor.send({ type: 'toClose.again' });
    expect(on.getChild('pendents')?.context.data).toEqual({ rows: [assessoria], unread: 0 });
  });

  test('pending sessions are not read without an adviser', () => {
    const on = stage(toCloseMachine);
    on.actor.send({ type: 'toClose.again' });
    on.actor.send({ type: 'screens.refresh' });
    expect(server.getCalls()).toEqual([]);
  });
});
