import type { ReservaDraft } from '../domain/reserva';

/** The free hours of a day, once it is known of which type. */
export function askSlots({ draft, today }: { draft: ReservaDraft | null; today: string }, day = today) {
  const tipus = draft?.tipus;
  return tipus ? { disponibilitats: { data_inici: day, data_fi: day, tipus } } : {};
}
