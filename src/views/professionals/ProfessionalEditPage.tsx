import type { ActorRefFrom } from 'xstate';
import type { professionalEditMachine } from '../../machines/screens/professionalEdit';
import { professionalForm as texts } from '../../text/professionals';
import { EditPage } from '../forms/EditPage';
import { ProfessionalForm } from './form/ProfessionalForm';

export function ProfessionalEditPage({ actor }: { actor: ActorRefFrom<typeof professionalEditMachine> }) {
  return (
    <EditPage
      actor={actor}
      texts={texts}
      title={texts.editTitle}
      href="/professionals"
      action={{ edit: 'professional' }}
      noun="professional"
    >
      {(professional) => <ProfessionalForm actor={actor} professional={professional} />}
    </EditPage>
  );
}
