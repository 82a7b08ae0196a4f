import { createList } from './list';
import { consultesRequest } from './requests';

/** The list of consultes. */
export const consultesMachine = createList('consultes', consultesRequest);
