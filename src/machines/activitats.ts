import { createList } from './list';
import { activitatsRequest } from './requests';

/** The list of activities. */
export const activitatsMachine = createList('activitats', activitatsRequest);
