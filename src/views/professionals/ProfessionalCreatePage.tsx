import type { ActorRefFrom } from 'xstate';
import type { professionalCreateMachine } from '../../machines/screens/professionalCreate';
import { professionalForm } from '../../text/professionals';
import { CreatePage } from '../forms/CreatePage';
import { ProfessionalForm } from './form/ProfessionalForm';

export function ProfessionalCreatePage({ actor }: { actor: ActorRefFrom<typeof professionalCreateMachine> }) {
  return (
    <CreatePage
      actor={actor}
      texts={professionalForm}
      action={{ create: 'professional' }}
      href="/professionals"
    >
      <ProfessionalForm actor={actor} professional={null} />
    </CreatePage>
  );
}
