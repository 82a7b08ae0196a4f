import { count } from './ui/words';

/** Somebody who was here before, told by telephone or e-mail. */
export const seen = {
  known: (number: number) =>
    `Aquest telèfon o correu ja surt en ${count(number, 'assessoria', 'assessories')}.`,
  last: "L'última",
  next: 'La propera',
  others: 'Altres assessories amb el mateix telèfon o correu',
} as const;
