import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { assessoriaEditMachine } from '../../machines/assessoriaEdit';
import { assessoriaDetail, assessoriaForm } from '../../text/assessories';
import { RecordPage } from '../forms/RecordPage';
import { EditForm } from './edit/EditForm';

/** Changing the booking data of an assessoria (spec §2). */
export function AssessoriaEditPage({ actor }: { actor: ActorRefFrom<typeof assessoriaEditMachine> }) {
  const assessoria = useSelector(actor, ({ context }) => context.original);
  const title = assessoria ? assessoriaForm.editTitle(assessoria.tipus) : assessoriaDetail.heading;
  return (
    <RecordPage
      actor={actor}
      title={title}
      action="edit"
      loading={assessoriaForm.loading}
      loadFailed="assessoria.loadFailed"
      missing={assessoriaDetail.missing}
      back={{ href: '/assessories', label: assessoriaForm.back }}
    >
      {assessoria && <EditForm actor={actor} assessoria={assessoria} title={title} />}
    </RecordPage>
  );
}
