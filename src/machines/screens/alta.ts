import type { ProfessionalDraft } from '../../domain/nouns/professional';
import { PEOPLE } from '../../domain/pages/alta';
import { toEmailKey } from '../../domain/values/email';
import { createAlta } from '../kit/alta';
import { altaBatchMachine } from './altaBatch';

export const altaMachine = createAlta({
  id: 'alta',
  noun: 'professional',
  resource: 'usuari',
  sheet: PEOPLE,
  batch: altaBatchMachine,
  getKey: ({ email }: ProfessionalDraft) => toEmailKey(email),
  catalog: 'professionals',
  canInvite: true,
});
