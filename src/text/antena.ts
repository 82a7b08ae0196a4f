import type { Side } from '../domain/pages/antena';

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  antena: 'La meva antena',
  oficina: "Tota l'oficina",
};

/** What staff of an antena see of their office. */
export const antena = {
  title: 'Què es mostra',
  /** With the number of appointments, if it is known. */
  side: (side: Side, number: number | null) =>
    number === null ? SIDE_NAMES[side] : `${SIDE_NAMES[side]} (${number})`,
  empty: 'Avui no hi ha cap cita a la teva antena',
} as const;
