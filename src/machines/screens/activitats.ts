import { listActivitats } from '../../api/activitats';
import { dated } from '../kit/dated';
import { createList } from '../kit/list';

/** The list of activities (spec §2). */
export const activitatsMachine = createList(
  'activitats',
  dated('data', listActivitats),
  'activitats.listFailed',
);
