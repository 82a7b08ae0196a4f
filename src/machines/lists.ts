import { listActivitats } from '../api/activitats';
import { listAssessories } from '../api/assessories';
import { listConsultes } from '../api/consultes';
import { listProfessionals } from '../api/professionals';
import { createList } from './list';

/** The lists of records (spec §2). */
export const activitatsMachine = createList('activitats', listActivitats, 'activitats.listFailed');
export const assessoriesMachine = createList('assessories', listAssessories, 'assessories.listFailed');
export const consultesMachine = createList('consultes', listConsultes, 'consultes.listFailed');
export const professionalsMachine = createList(
  'professionals',
  listProfessionals,
  'professionals.listFailed',
);
