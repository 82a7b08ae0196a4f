import { listProfessionals } from '../api/professionals';
import { createList } from './list';

/** The list of the staff (spec §2). */
export const professionalsMachine = createList(
  'professionals',
  listProfessionals,
  'professionals.listFailed',
);
