import type * as z from 'zod/mini';
import type { DataRules } from '../../src/domain/nouns/dataRules';
import type { CentreEducatiu } from '../../src/domain/nouns/interns';
import type { Oficina } from '../../src/domain/access/oficina';
import type { ResourceName, RowResources } from './resources';
import type { Assessoria } from './rows/assessoria';
import type { Disponibilitat } from './rows/disponibilitat';
import type { Professional } from './rows/professional';

export type Row<Name extends ResourceName> = z.output<RowResources[Name]['body']> & { id: number };

/** Rows of each resource; those of the staff hold more than their last body. */
export type Rows = {
  [Name in Exclude<ResourceName, 'professionals'>]: Map<number, Row<Name>>;
} & { professionals: Map<number, Professional> };

export type Sessio = { id: number; professional_id: number; token: string };

/** Token of a mailed link; `at` in milliseconds. */
type Reminder = { professional_id: number; token: string; at: number };

/** The server's data: a seed with the accepted writes folded over it. */
export type State = Rows & {
  seed: number;
  anchor: number;
  oficines: Oficina[];
  centres: CentreEducatiu[];
  dataRules: DataRules;
  /** Deleted professionals, named by past records. */
  esborrats: Map<number, Professional>;
  disponibilitats: Map<number, Disponibilitat>;
  assessories: Map<number, Assessoria>;
  sessions: Map<number, Sessio>;
  reminders: Reminder[];
  /** Last id of each kind; ids are never reused. */
  last: Record<RowResources[ResourceName]['one'] | 'assessoria' | 'cita' | 'sessio' | 'reminder', number>;
};
