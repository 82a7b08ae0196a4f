import { listAssessories } from '../../api/assessories';
import { createList } from '../kit/list';

/** The list of assessories (spec §2). */
export const assessoriesMachine = createList('assessories', listAssessories, 'assessories.listFailed');
