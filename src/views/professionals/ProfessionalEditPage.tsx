import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { professionalEditMachine } from '../../machines/professionalEdit';
import { professionalForm } from '../../text/professionals';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ProfessionalForm } from './form/ProfessionalForm';

const BACK = { href: '/professionals', label: professionalForm.back };

/** Changing a member of staff (spec §2). */
export function ProfessionalEditPage({ actor }: { actor: ActorRefFrom<typeof professionalEditMachine> }) {
  const original = useSelector(actor, ({ context }) => context.original);
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={professionalForm.editTitle} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="editProfessional"
        loading={professionalForm.loading}
        loadFailed="professional.loadFailed"
        missing={professionalForm.missing}
        back={BACK}
      >
        {original && (
          <ProfessionalForm actor={actor} professional={original} title={professionalForm.editTitle} />
        )}
      </RecordState>
    </Page>
  );
}
