import type { Gap } from '../domain/values/whole';
import { count } from './ui/words';

const some = ({ read, total }: Gap, one: string, many: string): string =>
  total === null
    ? `El servei només n'ha donat una part: ${count(read, one, many)}.`
    : `El servei ha donat ${count(read, one, many)} de ${total}.`;

export const gaps = {
  cites: (gap: Gap) =>
    `${some(gap, 'cita', 'cites')} Les altres no es veuen, i hores que semblen lliures poden estar ocupades.`,
  disponibilitats: (gap: Gap) => `${some(gap, 'hora', 'hores')} Pot haver-hi hores lliures que no es veuen.`,
  options: (gap: Gap) => `${some(gap, 'opció', 'opcions')} Les altres no es poden triar.`,
} as const;
