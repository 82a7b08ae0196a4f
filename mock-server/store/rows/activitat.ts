import type { DadesActivitat } from '../../../src/domain/nouns/activitat';

/** An activity: what its last write said. */
export type Activitat = DadesActivitat & { id: number };
