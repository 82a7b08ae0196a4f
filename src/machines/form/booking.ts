import { setup } from 'xstate';
import type { Query } from '../../domain/query';
import type { ReservaDraft } from '../../domain/reserva';
import { getRecordParts, type RecordDefinition } from './record';
import { slotsMachine } from './slots';

type BookingDefinition<Original, Answer> = RecordDefinition<ReservaDraft, Original, null, Answer> & {
  /** The day whose free slots are offered first. */
  getDay: (context: { today: string; query: Query }) => string;
};

/**
 * A record that is booked in a free slot: the slots are an actor beside the form, asked once it is known of which type, and
 * again when the server refuses the booking or the person comes back.
 */
export function createBooking<Original, Answer>(of: BookingDefinition<Original, Answer>) {
  const { parts, base, states } = getRecordParts(of);
  const { enqueueActions } = setup({ types: parts.types });
  const booking = setup({
    ...parts,
    actors: { ...parts.actors, slots: slotsMachine },
    actions: {
      ...parts.actions,
      askSlots: enqueueActions(({ context, enqueue }) => {
        const tipus = context.draft?.getValues().tipus;
        if (!tipus) return;
        const day = of.getDay(context);
        const input = { data_inici: day, data_fi: day, tipus };
        enqueue.sendTo('slots', { type: 'slots.ask', request: 'disponibilitats', input });
      }),
      askSlotsAgain: enqueueActions(({ enqueue }) => enqueue.sendTo('slots', { type: 'slots.refresh' })),
    },
  });
  return booking.createMachine({
    ...base,
    invoke: { id: 'slots', src: 'slots' },
    states: {
      ...states,
      loading: {
        ...states.loading,
        invoke: {
          ...states.loading.invoke,
          onDone: [
            { guard: 'isRefused', target: 'refused', actions: ['keepLoaded', 'tellChanged'] },
            { target: 'editing', actions: ['keepLoaded', 'tellChanged', 'askSlots'] },
          ],
        },
      },
      editing: {
        ...states.editing,
        on: { ...states.editing.on, 'screen.resumed': { actions: 'askSlotsAgain' } },
      },
      saving: {
        ...states.saving,
        invoke: {
          ...states.saving.invoke,
          onError: [
            { guard: 'hasIssues', target: 'editing', actions: ['keepSaveFailure', 'askSlotsAgain'] },
            { target: 'editing', actions: ['keepSaveFailure', 'complain'] },
          ],
        },
      },
    },
  });
}
