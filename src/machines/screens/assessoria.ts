import { createBoard } from '../kit/board';
import { assessoriaRequest } from '../kit/requests';
import { seenRequest } from '../kit/seen';

/** The read-only detail of an assessoria; once it has come, the other sessions of the same person are asked for. */
export const assessoriaMachine = createBoard({
  id: 'assessoria',
  requests: { assessoria: assessoriaRequest, seen: seenRequest },
  getInputs: ({ params }) => ({ assessoria: Number(params['id']) }),
});
