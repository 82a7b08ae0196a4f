import { listDisponibilitats } from '../../../api/cites';
import { getSlotRange, type Disponibilitat } from '../../../domain/nouns/disponibilitat';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import type { Query } from '../../../domain/values/query';
import type { ScreenInput } from '../screen';
import type { Receivers } from './definition';
import type { Draft } from './draft';
import type { slotsMachine } from './slots';

/** The address's slot, null once it is taken, and all slots that were read with it. */
export type Preset = { slot: Disponibilitat | null; slots: readonly Disponibilitat[] };

/** Reads the slot that an address names (`toSlotQuery`); null if it names none. */
export async function readPreset(
  { data, tipus, disponibilitat_id }: Query,
  signal: AbortSignal,
): Promise<Preset | null> {
  if (data === undefined || disponibilitat_id === undefined) return null;
  const day = { data_inici: data, data_fi: data };
  const input = tipus === undefined ? day : { ...getSlotRange(data), tipus };
  const slots = await listDisponibilitats(input, signal);
  const slot = slots.find(({ id, lliure }) => lliure && id === Number(disponibilitat_id)) ?? null;
  return { slot, slots };
}

type Context = ScreenInput & { draft: Draft<ReservaDraft> | null };
type To = Receivers<{ slots: typeof slotsMachine }>;

/** Reads the slots of the draft's type, if it has one, unless they were read with the address's slot. */
export function askSlots({ draft, query, today }: Context, { slots }: To, preset: Preset | null = null) {
  const tipus = draft?.getValues().tipus;
  if (!tipus) return;
  const input = { ...getSlotRange(query['data'] ?? today), tipus };
  const answer = query['tipus'] === tipus ? preset?.slots : undefined;
  slots.send({ type: 'slots.ask', request: 'disponibilitats', input, answer });
}

/** Moments of a form that books a slot: reads slots when it is loaded, after issues and on return. */
export const SLOT_MOMENTS = {
  onReady: (context: Context, to: To) => askSlots(context, to),
  onIssues: (_: Context, { slots }: To) => slots.send({ type: 'slots.refresh' }),
  onResumed: (_: Context, { slots }: To) => slots.send({ type: 'slots.refresh' }),
};
