import { createBoard } from './board';
import { assessoriaRequest } from './requests';

/** The read-only detail of an assessoria. */
export const assessoriaMachine = createBoard({
  id: 'assessoria',
  requests: { assessoria: assessoriaRequest },
  getInputs: ({ params }) => ({ assessoria: Number(params['id']) }),
  afterDeletion: '/assessories',
});
