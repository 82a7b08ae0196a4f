import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { activitatCreateMachine } from '../../machines/activitatCreate';
import { activitatForm } from '../../text/activitats';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ActivitatForm } from './form/ActivitatForm';

const BACK = { href: '/activitats', label: activitatForm.back };

/** A new activity (spec §2). */
export function ActivitatCreatePage({ actor }: { actor: ActorRefFrom<typeof activitatCreateMachine> }) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={activitatForm.createTitle} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="createActivitat"
        loading={activitatForm.preparing}
        loadFailed="oficines.listFailed"
        back={BACK}
      >
        <ActivitatForm actor={actor} activitat={null} title={activitatForm.createTitle} />
      </RecordState>
    </Page>
  );
}
