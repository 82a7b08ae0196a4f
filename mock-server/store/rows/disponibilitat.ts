import type { Modalitat, Tipus } from '../../../src/domain/values/options';

/** A slot; moments in milliseconds, `assessoria_id` of its booking. */
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
