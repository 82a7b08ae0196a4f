import { sendPassword } from '../../api/password';
import { createProfessional } from '../../api/professionals';
import {
  DadesProfessional,
  toProfessionalBody,
  type ProfessionalDraft,
} from '../../domain/nouns/professional';
import { parseBody } from '../../domain/values/body';
import type { AltaTask } from '../kit/alta';
import { createBatch } from '../kit/batch';

export const altaBatchMachine = createBatch<AltaTask<ProfessionalDraft>>({
  id: 'altaBatch',
  steps: [
    (task, signal) =>
      task.act === 'create'
        ? createProfessional(parseBody(DadesProfessional, toProfessionalBody(task.draft)), signal)
        : sendPassword({ email: task.key }, signal),
  ],
  failed: ({ act }) => ({
    key: act === 'create' ? 'professional.createFailed' : null,
    isCreation: act === 'create',
  }),
});
