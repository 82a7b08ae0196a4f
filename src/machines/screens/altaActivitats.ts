import { ACTIVITATS } from '../../domain/pages/altaActivitats';
import { getActivitatKey } from '../../domain/nouns/activitat';
import { createAlta } from '../kit/alta';
import { altaActivitatsBatchMachine } from './altaActivitatsBatch';

export const altaActivitatsMachine = createAlta({
  id: 'altaActivitats',
  noun: 'activitat',
  resource: 'activitat',
  sheet: ACTIVITATS,
  batch: altaActivitatsBatchMachine,
  getKey: getActivitatKey,
});
