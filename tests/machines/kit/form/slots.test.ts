import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slotsMachine } from '../../../../src/machines/kit/form/slots';
import { stubSignedIn, type PendingCall } from '../../support/server';
import { stage } from '../../support/stage';

let calls: PendingCall[];

beforeEach(() => {
  ({ calls } = stubSignedIn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const getQueries = () => calls.map(({ path, query }) => `${path}?${query}`).toSorted();

const day = (data: string) => ({ data_inici: data, data_fi: data });

describe('what is asked for a booking', () => {
  test('is nothing at first, nor again', () => {
    const on = stage(slotsMachine);
    on.actor.send({ type: 'slots.refresh' });
    expect(calls).toEqual([]);
  });

  test('each request is sent its input, and its last input again on refresh', () => {
    const on = stage(slotsMachine);
    on.actor.send({ type: 'slots.ask', request: 'disponibilitats', input: day('2026-11-23') });
    on.actor.send({ type: 'slots.ask', request: 'disponibilitats', input: day('2026-11-24') });
    on.actor.send({ type: 'slots.ask', request: 'cites', input: day('2026-11-24') });
    calls.length = 0;
    on.actor.send({ type: 'slots.refresh' });
    expect(getQueries()).toEqual([
      'cites/disponibilitats?data_inici=2026-11-24&data_fi=2026-11-24',
      'cites?data_inici=2026-11-24&data_fi=2026-11-24',
    ]);
    expect(on.getContext().asked.cites).toEqual(day('2026-11-24'));
  });
});
