import { dated } from '../kit/dated';
import { createList } from '../kit/list';
import { listRows } from '../kit/pendents';

export const assessoriesMachine = createList(
  'assessories',
  dated('cita.date', listRows),
  'assessories.listFailed',
);
