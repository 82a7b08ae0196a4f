import { listProfessionals } from '../../api/professionals';
import { createList } from '../kit/list';

/** The list of professionals (spec §2). */
export const professionalsMachine = createList(
  'professionals',
  listProfessionals,
  'professionals.listFailed',
);
