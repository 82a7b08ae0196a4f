import type { Side } from '../domain/pages/antena';

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  antena: 'La meva antena',
  oficina: "Tota l'oficina",
};

export const antena = {
  title: 'Què es mostra',
  side: (side: Side, number: number | null) =>
    number === null ? SIDE_NAMES[side] : `${SIDE_NAMES[side]} (${number})`,
  empty: 'Avui no hi ha cap cita a la teva antena',
} as const;
