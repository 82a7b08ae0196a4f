import { getSlotRange } from '../../../domain/nouns/disponibilitat';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import type { ScreenInput } from '../screen';
import type { Receivers } from './definition';
import type { Draft } from './draft';
import type { slotsMachine } from './slots';

type Context = ScreenInput & { draft: Draft<ReservaDraft> | null };
type To = Receivers<{ slots: typeof slotsMachine }>;

/** Moments of a form that books a slot: reads slots when its type is known, after issues, on return. */
export const slotMoments = (getFirstDay: (input: ScreenInput) => string) => ({
  onReady(context: Context, { slots }: To) {
    const tipus = context.draft?.getValues().tipus;
    if (!tipus) return;
    const input = { ...getSlotRange(getFirstDay(context)), tipus };
    slots.send({ type: 'slots.ask', request: 'disponibilitats', input });
  },
  onIssues: (_: Context, { slots }: To) => slots.send({ type: 'slots.refresh' }),
  onResumed: (_: Context, { slots }: To) => slots.send({ type: 'slots.refresh' }),
});
