import { listConsultes } from '../../api/consultes';
import { createList } from '../kit/list';

export const consultesMachine = createList('consultes', listConsultes, 'consultes.listFailed');
