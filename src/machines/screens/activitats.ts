import { listActivitats } from '../../api/activitats';
import { dated } from '../kit/dated';
import { createList } from '../kit/list';

export const activitatsMachine = createList(
  'activitats',
  dated('data', listActivitats),
  'activitats.listFailed',
);
