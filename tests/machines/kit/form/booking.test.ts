import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_RESERVA, type ReservaDraft } from '../../../../src/domain/nouns/reserva';
import { SLOT_MOMENTS } from '../../../../src/machines/kit/form/booking';
import type { Loaded } from '../../../../src/machines/kit/form/context';
import { createRecord } from '../../../../src/machines/kit/form/form';
import { slotsMachine } from '../../../../src/machines/kit/form/slots';
import { SUBMIT } from '../../support/draft';
import { screenInput } from '../../support/samples';
import { settle, stubSignedIn, type PendingCall } from '../../support/server';
import { createCalls, stage, toError } from '../../support/stage';

let calls: PendingCall[];

beforeEach(() => {
  ({ calls } = stubSignedIn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function startEditing(of: Partial<ReservaDraft> = { tipus: 'laboral' }) {
  const load = createCalls<unknown, Loaded<ReservaDraft, null, null>>();
  const save = createCalls<unknown, null>();
  const booking = createRecord({
    id: 'booking',
    load: load.call,
    refuse: () => null,
    save: save.call,
    saved: { key: 'cita.created', path: '/calendari' },
    failed: 'cita.createFailed',
    loadFailed: 'disponibilitats.listFailed',
    keepFacts: [],
    children: { slots: slotsMachine },
    ...SLOT_MOMENTS,
  });
  const on = stage(booking, screenInput);
  load.last.resolve({ draft: { ...EMPTY_RESERVA, ...of }, original: null, facts: null });
  await settle();
  return { ...on, save };
}

const takeQueries = () => calls.splice(0).map(({ path, query }) => `${path}?${query}`);

const TODAY = 'cites/disponibilitats?data_inici=2026-11-20&data_fi=2026-12-03&tipus=laboral';

describe('the free slots of a booking', () => {
  test('are asked once it is loaded and its type is known', async () => {
    await startEditing();
    expect(takeQueries()).toEqual([TODAY]);
    await startEditing({});
    expect(takeQueries()).toEqual([]);
  });

  test('are asked again when the person is back', async () => {
    const on = await startEditing();
    takeQueries();
    on.actor.send({ type: 'screen.resumed' });
    expect(takeQueries()).toEqual([TODAY]);
  });

  test.each([
    [422, [TODAY]],
    [500, []],
  ])('are asked again where the server refuses the booking: %s', async (status, queries) => {
    const on = await startEditing();
    takeQueries();
    on.actor.send(SUBMIT);
    on.save.last.reject(toError(status, { fields: {} }));
    await settle();
    expect([on.getTags(), takeQueries()]).toEqual([['editing'], queries]);
  });
});
