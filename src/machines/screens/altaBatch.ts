import { sendPassword } from '../../api/password';
import { createProfessional } from '../../api/professionals';
import {
  DadesProfessional,
  toProfessionalBody,
  type ProfessionalDraft,
} from '../../domain/nouns/professional';
import { parseBody } from '../../domain/values/body';
import { createBatch } from '../kit/batch';

/** A person to create, by the pasted line; or a password link to send, by the address. */
export type AltaTask = { key: string } & (
  | { act: 'create'; draft: ProfessionalDraft }
  | { act: 'invite'; email: string }
);

/** Creates people, or sends their password links, one after another. */
export const altaBatchMachine = createBatch<AltaTask>({
  id: 'altaBatch',
  steps: [
    (task, signal) =>
      task.act === 'create'
        ? createProfessional(parseBody(DadesProfessional, toProfessionalBody(task.draft)), signal)
        : sendPassword({ email: task.email }, signal),
  ],
  failed: ({ act }) => ({
    key: act === 'create' ? 'professional.createFailed' : null,
    isCreation: act === 'create',
  }),
});
