import { count } from './ui/words';

/** Earlier visits of a person with this telephone or e-mail. */
export const seen = {
  visits: (number: number) =>
    `Aquest telèfon o correu ja surt en ${count(number, 'assessoria', 'assessories')}.`,
  last: "L'última",
  next: 'La propera',
  others: 'Altres assessories amb el mateix telèfon o correu',
} as const;
