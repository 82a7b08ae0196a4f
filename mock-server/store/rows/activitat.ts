import type { DadesActivitat } from '../../../src/domain/activitat';

/** An activity: what its last write said. */
export type Activitat = DadesActivitat & { id: number };
