import type { DadesActivitat } from '../../../src/domain/nouns/activitat';

export type Activitat = DadesActivitat & { id: number };
