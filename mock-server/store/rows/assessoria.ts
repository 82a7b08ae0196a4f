import type * as z from 'zod/mini';
import type { DuradaCita, Tipus } from '../../../src/domain/values/options';
import type { REALITZACIONS } from '../../../src/domain/nouns/realitzacio';
import type { EdicioAssessoria } from '../../../src/domain/nouns/reserva';

type Completion = z.infer<(typeof REALITZACIONS)[Tipus]>;
type FieldOf<T> = T extends unknown ? keyof T : never;

/** Body of a completion; fields of other types are absent. */
export type Realitzacio = Pick<Completion, 'inscripcio' | 'assistents' | 'valoracio'> & {
  [Field in Exclude<FieldOf<Completion>, 'assessoria_id'>]?: Extract<
    Completion,
    Record<Field, unknown>
  >[Field];
};

export type Assessoria = EdicioAssessoria & {
  id: number;
  tipus: Tipus;
  cita: { id: number; date: number; durada: DuradaCita; disponibilitat_id: number | null };
  assistit: boolean | null;
  bloquejada: boolean;
  realitzacio: Realitzacio | null;
};
