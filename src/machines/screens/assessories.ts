import { dated } from '../kit/dated';
import { createList } from '../kit/list';
import { listRows } from '../kit/pendents';

/** The list of assessories (spec §2). */
export const assessoriesMachine = createList(
  'assessories',
  dated('cita.date', listRows),
  'assessories.listFailed',
);
