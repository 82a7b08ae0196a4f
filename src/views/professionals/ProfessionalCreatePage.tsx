import type { ActorRefFrom } from 'xstate';
import type { professionalCreateMachine } from '../../machines/professionalCreate';
import { professionalForm } from '../../text/professionals';
import { RecordPage } from '../forms/RecordPage';
import { ProfessionalForm } from './form/ProfessionalForm';

/** A new member of staff (spec §2). */
export function ProfessionalCreatePage({ actor }: { actor: ActorRefFrom<typeof professionalCreateMachine> }) {
  return (
    <RecordPage
      actor={actor}
      title={professionalForm.createTitle}
      action="createProfessional"
      loading={professionalForm.preparing}
      loadFailed="oficines.listFailed"
      back={{ href: '/professionals', label: professionalForm.back }}
    >
      <ProfessionalForm actor={actor} professional={null} />
    </RecordPage>
  );
}
