import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';

/** Place of a slot: its antena, else its office. */
export function getPlace({ antena, oficina }: Disponibilitat): string {
  return antena?.nom ?? oficina?.nom ?? '';
}
