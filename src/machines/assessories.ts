import { createList } from './list';
import { assessoriesRequest } from './requests';

/** The list of assessories. */
export const assessoriesMachine = createList('assessories', assessoriesRequest);
