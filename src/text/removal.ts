import type { Noun } from '../domain/access/noun';
import { nouns } from './nouns';

export const removal = {
  going: (noun: Noun) => `S'eliminarà ${nouns[noun].the}`,
  undo: 'Desfés',
  undoHint: 'Desfés (Ctrl+Z)',
  now: 'Elimina ara',
} as const;
