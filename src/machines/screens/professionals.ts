import { listProfessionals } from '../../api/professionals';
import { createList } from '../kit/list';

export const professionalsMachine = createList(
  'professionals',
  listProfessionals,
  'professionals.listFailed',
);
