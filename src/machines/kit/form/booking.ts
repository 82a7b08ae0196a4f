import { setup } from 'xstate';
import { getSlotRange } from '../../../domain/nouns/disponibilitat';
import type { Query } from '../../../domain/values/query';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { getRecordParts, type RecordDefinition } from './record';
import { seenRequest } from '../seen';
import { slotsMachine } from './slots';

type BookingDefinition<Original, Facts, Answer> = RecordDefinition<ReservaDraft, Original, Facts, Answer> & {
  /** The day from which free slots are offered. */
  getDay: (context: { today: string; query: Query }) => string;
};

/**
 * What the charts of bookings are made of: the slots are an actor beside the form, asked once it is known of which type,
 * and again when the server refuses the booking or the person comes back.
 */
export function getBookingParts<Original, Facts, Answer>(of: BookingDefinition<Original, Facts, Answer>) {
  const { parts, base, states } = getRecordParts(of);
  const { enqueueActions } = setup({ types: parts.types });
  const bookingParts = {
    ...parts,
    actors: { ...parts.actors, slots: slotsMachine, seen: seenRequest },
    actions: {
      ...parts.actions,
      askSlots: enqueueActions(({ context, enqueue }) => {
        const tipus = context.draft?.getValues().tipus;
        if (!tipus) return;
        const input = { ...getSlotRange(of.getDay(context)), tipus };
        enqueue.sendTo('slots', { type: 'slots.ask', request: 'disponibilitats', input });
      }),
      askSlotsAgain: enqueueActions(({ enqueue }) => enqueue.sendTo('slots', { type: 'slots.refresh' })),
    },
  };
  const booking = setup(bookingParts);
  return {
    parts: bookingParts,
    booking,
    base: { ...base, invoke: { id: 'slots', src: 'slots' } } as const,
    states: {
      ...states,
      loading: booking.createStateConfig({
        ...states.loading,
        invoke: {
          ...states.loading.invoke,
          onDone: [
            { guard: 'isRefused', target: 'refused', actions: ['keepLoaded', 'tellChanged'] },
            { target: 'editing', actions: ['keepLoaded', 'tellChanged', 'askSlots'] },
          ],
        },
      }),
      editing: booking.createStateConfig({
        ...states.editing,
        on: { ...states.editing.on, 'screen.resumed': { actions: 'askSlotsAgain' } },
      }),
      saving: booking.createStateConfig({
        ...states.saving,
        invoke: {
          ...states.saving.invoke,
          onError: [
            { guard: 'hasIssues', target: 'editing', actions: ['keepSaveFailure', 'askSlotsAgain'] },
            { target: 'editing', actions: ['keepSaveFailure', 'complain'] },
          ],
        },
      }),
    },
  };
}

/** A record that is booked in a free slot; beside it is asked whether who comes was here before. */
export function createBooking<Original, Answer>(of: BookingDefinition<Original, null, Answer>) {
  const { booking, base, states } = getBookingParts(of);
  return booking.createMachine({ ...base, invoke: [base.invoke, { id: 'seen', src: 'seen' }], states });
}
