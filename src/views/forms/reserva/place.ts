import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';

/** Where a slot is: its antena stands for the office. */
export function getPlace({ antena, oficina }: Disponibilitat): string {
  return antena?.nom ?? oficina?.nom ?? '';
}
