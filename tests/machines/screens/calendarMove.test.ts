import { describe, expect, test } from 'vitest';
import { toSlotQuery } from '../../../src/domain/nouns/disponibilitat';
import { calendarMoveMachine } from '../../../src/machines/screens/calendarMove';
import { because, notifyUnexpected } from '../support/notices';
import { slot } from '../support/samples';
import { playServer } from '../support/screens';
import { settle } from '../support/server';
import { stage } from '../support/stage';

const server = playServer();
const NOTHING = { id: null, query: {}, slots: [] };

function begin() {
  const on = stage(calendarMoveMachine);
  on.actor.send({
    type: 'calendarMove.begin',
    id: 12,
    query: { data_inici: '2026-11-23', data_fi: '2026-11-29', professional_id: '7' },
  });
  return on;
}

describe('an appointment that is picked up in the calendar', () => {
  test('has the free hours of now to go to; the one that is chosen is asked about elsewhere', async () => {
    const on = begin();
    expect([on.getValue(), server.getCalls()]).toEqual([
      'reading',
      ['GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-11-29&professional_id=7'],
    ]);
    await server.answer([slot]);
    expect([on.getValue(), on.getContext().slots]).toEqual(['choosing', [slot]]);
    on.actor.send({ type: 'calendarMove.choose', slot: toSlotQuery(slot) });
    expect([on.getValue(), on.getContext(), on.takeSent(), server.getCalls()]).toEqual([
      'idle',
      NOTHING,
      [
        {
          type: 'navigation.go',
          path: '/assessories/12/hora?data=2026-11-23&tipus=laboral&disponibilitat_id=31',
        },
      ],
      [],
    ]);
  });

  test('is held while other days are looked at, before and after the slots are read', async () => {
    const on = begin();
    const look = (data_inici: string, data_fi: string) =>
      on.actor.send({ type: 'calendarMove.look', query: { data_inici, data_fi } });
    look('2026-11-30', '2026-12-06');
    expect([on.getValue(), server.getCalls()]).toEqual([
      'reading',
      ['GET cites/disponibilitats?data_inici=2026-11-30&data_fi=2026-12-06'],
    ]);
    await server.answer([slot]);
    look('2026-12-07', '2026-12-13');
    expect([on.getValue(), on.getContext().id, on.getContext().slots]).toEqual(['reading', 12, []]);
    await server.answer([]);
    expect([on.getValue(), on.getContext().id]).toEqual(['choosing', 12]);
  });

  test('is not picked up by looking at other days', () => {
    const on = stage(calendarMoveMachine);
    on.actor.send({ type: 'calendarMove.look', query: { data_inici: '2026-11-30', data_fi: '2026-12-06' } });
    expect([on.getValue(), on.getContext(), server.getCalls()]).toEqual(['idle', NOTHING, []]);
  });

  test('a dropped appointment stays where it is, also before the slots are read', async () => {
    const early = begin();
    early.actor.send({ type: 'calendarMove.stop' });
    expect([early.getValue(), early.getContext(), early.takeSent()]).toEqual(['idle', NOTHING, []]);
    const late = begin();
    await server.answer([slot]);
    late.actor.send({ type: 'calendarMove.stop' });
    expect([late.getValue(), late.getContext(), late.takeSent()]).toEqual(['idle', NOTHING, []]);
  });

  test('stays where it is when the hours do not come, and that is said', async () => {
    const on = begin();
    server.calls[0]?.answer({ status: 404 });
    await settle();
    expect([on.getValue(), on.takeSent()]).toEqual([
      'idle',
      [notifyUnexpected({ key: 'disponibilitats.listFailed', ...because(404) })],
    ]);
  });
});
