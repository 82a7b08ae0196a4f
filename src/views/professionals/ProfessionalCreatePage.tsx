import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { professionalCreateMachine } from '../../machines/professionalCreate';
import { professionalForm } from '../../text/professionals';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ProfessionalForm } from './form/ProfessionalForm';

const BACK = { href: '/professionals', label: professionalForm.back };

type PageProps = { actor: ActorRefFrom<typeof professionalCreateMachine> };

/** A new member of staff (spec §2). */
export function ProfessionalCreatePage({ actor }: PageProps) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={professionalForm.createTitle} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="createProfessional"
        loading={professionalForm.preparing}
        loadFailed="oficines.listFailed"
        back={BACK}
      >
        <ProfessionalForm actor={actor} professional={null} title={professionalForm.createTitle} />
      </RecordState>
    </Page>
  );
}
