import { createList } from './list';
import { professionalsRequest } from './requests';

/** The list of the staff. */
export const professionalsMachine = createList('professionals', professionalsRequest);
