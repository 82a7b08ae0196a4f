import { listActivitats } from '../../api/activitats';
import { createList } from '../kit/list';

/** The list of activities (spec §2). */
export const activitatsMachine = createList('activitats', listActivitats, 'activitats.listFailed');
