import type { Professional as ProfessionalRecord } from '../../src/domain/nouns/professional';
import type { Professional } from '../store/rows/professional';
import type { State } from '../store/state';
import { getPlace } from './relations';

export function toProfessional(state: State, row: Professional): ProfessionalRecord {
  const { oficina_id, antena_id, secret: _, ...same } = row;
  const nowhere = { oficina: null, antena: null };
  return { ...same, ...(oficina_id === null ? nowhere : getPlace(state, { oficina_id, antena_id })) };
}
