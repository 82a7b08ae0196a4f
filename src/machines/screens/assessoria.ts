import { createBoard } from '../kit/board';
import { assessoriaRequest } from '../kit/requests';
import { seenRequest } from '../kit/seen';

/** The read-only detail of an assessoria; its loading asks for the same person's other sessions. */
export const assessoriaMachine = createBoard({
  id: 'assessoria',
  requests: { assessoria: assessoriaRequest, seen: seenRequest },
  getInputs: ({ params }) => ({ assessoria: Number(params['id']) }),
});
