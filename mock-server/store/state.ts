import type * as z from 'zod/mini';
import type { DadesActivitat } from '../../src/domain/activitat';
import type { DadesConsulta } from '../../src/domain/consulta';
import type { DataRules } from '../../src/domain/dataRules';
import type { CentreEducatiu } from '../../src/domain/interns';
import type { Oficina } from '../../src/domain/oficina';
import type { DuradaCita, Modalitat, Tipus } from '../../src/domain/options';
import type { DadesProfessional } from '../../src/domain/professional';
import type { REALITZACIONS } from '../../src/domain/realitzacio';
import type { EdicioAssessoria } from '../../src/domain/reserva';

/** A password as it is kept once changed; the demo's own one is kept as null. */
export type Secret = { salt: string; hash: string };

export type Professional = DadesProfessional & {
  id: number;
  force_password_change: boolean;
  secret: Secret | null;
};

/** A slot; moments in milliseconds, `assessoria_id` who took it. */
export type Disponibilitat = {
  id: number;
  inici: number;
  fi: number;
  oficina_id: number;
  antena_id: number | null;
  professional_id: number;
  tipus: Tipus;
  modalitat: Modalitat[];
  assessoria_id: number | null;
};

type Completion = z.infer<(typeof REALITZACIONS)[Tipus]>;
type FieldOf<T> = T extends unknown ? keyof T : never;

/** What a completion left: its body, the fields of other types absent. */
export type Realitzacio = Pick<Completion, 'inscripcio' | 'assistents' | 'valoracio'> & {
  [Field in Exclude<FieldOf<Completion>, 'assessoria_id'>]?: Extract<
    Completion,
    Record<Field, unknown>
  >[Field];
};

/** An assessoria and its appointment, which live and die together. */
export type Assessoria = EdicioAssessoria & {
  id: number;
  tipus: Tipus;
  cita: { id: number; date: number; durada: DuradaCita; disponibilitat_id: number | null };
  assistit: boolean | null;
  bloquejada: boolean;
  realitzacio: Realitzacio | null;
};

/** A consulta: what its last write said, its moment in milliseconds. */
export type Consulta = Omit<DadesConsulta, 'data' | 'professional_id'> & {
  id: number;
  data: number;
  professional_id: number;
};

/** An activity: what its last write said. */
export type Activitat = DadesActivitat & { id: number };

/** What is kept as rows: the word for one, a row, what a write says of it and the path of the call that changes it. */
export type Resources = {
  professionals: {
    one: 'professional';
    row: Professional;
    body: DadesProfessional;
    patch: '/professionals/:id';
  };
  consultes: { one: 'consulta'; row: Consulta; body: Omit<Consulta, 'id'>; patch: '/consultes/:id' };
  activitats: { one: 'activitat'; row: Activitat; body: DadesActivitat; patch: '/activitats' };
};

type Rows = { [Name in keyof Resources]: Map<number, Resources[Name]['row']> };

export type Sessio = { id: number; professional_id: number; token: string };

/** A mailed link's token; `at` in milliseconds. */
type Reminder = { professional_id: number; token: string; at: number };

/** Everything the server knows; a seed plus the fold of the accepted writes. */
export type State = Rows & {
  seed: number;
  anchor: number;
  oficines: Oficina[];
  centres: CentreEducatiu[];
  dataRules: DataRules;
  /** Deleted ones, whose names stay on past records. */
  esborrats: Map<number, Professional>;
  disponibilitats: Map<number, Disponibilitat>;
  assessories: Map<number, Assessoria>;
  sessions: Map<number, Sessio>;
  reminders: Reminder[];
  /** The last number given of each kind: none is ever given twice. */
  last: Record<Resources[keyof Resources]['one'] | 'assessoria' | 'cita' | 'sessio' | 'reminder', number>;
};
