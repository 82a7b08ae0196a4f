import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';

export function getPlace({ antena, oficina }: Disponibilitat): string {
  return antena?.nom ?? oficina?.nom ?? '';
}
