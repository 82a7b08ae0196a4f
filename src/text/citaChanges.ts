import type { CitaChange } from '../domain/nouns/citaChanges';
import { formatMinutes } from './options';
import { joinFacts } from './ui/words';

/** Each modality has only one other. */
const MODALITATS = {
  Presencial: 'Passa de virtual a presencial',
  Virtual: 'Passa de presencial a virtual',
} as const;

export const citaChanges = {
  /** In the question before a move. */
  asked: { ...MODALITATS, lloc: 'Canvia de lloc', professional: 'Canvia de professional' },
  describe(change: CitaChange): string {
    if (change.what === 'modalitat') return MODALITATS[change.to];
    if (change.what === 'durada') {
      return `Dura ${formatMinutes(change.to)} (abans, ${formatMinutes(change.from)})`;
    }
    return `Canvia de ${change.what}: ${change.to} (abans, ${change.from})`;
  },
  /** In the notice after a move, by the new values: 'Ara: Presencial · Oficina Sants'. */
  now({ modalitat, lloc, professional, durada }: Readonly<Record<string, string | number>>) {
    const minutes = durada === undefined ? durada : formatMinutes(Number(durada));
    const known = [modalitat, lloc, professional, minutes].filter((value) => value !== undefined);
    const facts = joinFacts(...known.map(String));
    return facts === '' ? undefined : `Ara: ${facts}`;
  },
};
