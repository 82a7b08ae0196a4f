import { count } from './ui/words';

export const seen = {
  visits: (number: number) =>
    `Aquest telèfon o correu ja surt en ${count(number, 'assessoria', 'assessories')}.`,
  none: 'Aquest telèfon o correu no surt en cap assessoria.',
  looking: 'Cercant si ja ha vingut…',
  failed: "No s'ha pogut cercar si ja ha vingut.",
  last: "L'última",
  next: 'La propera',
  others: 'Altres assessories amb el mateix telèfon o correu',
} as const;
