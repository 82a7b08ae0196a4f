import { listConsultes } from '../../api/consultes';
import { createList } from '../kit/list';

/** The list of consultes (spec §2). */
export const consultesMachine = createList('consultes', listConsultes, 'consultes.listFailed');
