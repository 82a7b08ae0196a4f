import type { Noun } from '../domain/access/noun';
import { nouns } from './nouns';

export const deletion = {
  title: (noun: Noun) => `Elimina ${nouns[noun].the}`,
  question: (noun: Noun) => `Estàs segur/a que vols eliminar ${nouns[noun].inQuestion}? No es pot desfer.`,
  withAssessoria: "També s'eliminarà l'assessoria de la cita i l'hora quedarà lliure.",
} as const;
