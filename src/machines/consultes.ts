import { listConsultes } from '../api/consultes';
import { createList } from './list';

/** The list of consultes (spec §2). */
export const consultesMachine = createList('consultes', listConsultes, 'consultes.listFailed');
