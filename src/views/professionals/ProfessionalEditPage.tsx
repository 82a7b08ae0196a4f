import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { professionalEditMachine } from '../../machines/professionalEdit';
import { professionalForm } from '../../text/professionals';
import { RecordPage } from '../forms/RecordPage';
import { ProfessionalForm } from './form/ProfessionalForm';

/** Changing a member of staff (spec §2). */
export function ProfessionalEditPage({ actor }: { actor: ActorRefFrom<typeof professionalEditMachine> }) {
  const professional = useSelector(actor, ({ context }) => context.original);
  return (
    <RecordPage
      actor={actor}
      title={professionalForm.editTitle}
      action="editProfessional"
      loading={professionalForm.loading}
      loadFailed="professional.loadFailed"
      missing={professionalForm.missing}
      back={{ href: '/professionals', label: professionalForm.back }}
    >
      {professional && <ProfessionalForm actor={actor} professional={professional} />}
    </RecordPage>
  );
}
