import type { ActorRefFrom } from 'xstate';
import type { assessoriaCreateMachine } from '../../machines/assessoriaCreate';
import { assessoriaForm } from '../../text/assessories';
import { RecordPage } from '../forms/RecordPage';
import { CreateForm } from './create/CreateForm';

/** A new assessoria (spec §2): in a free slot, or for a visit without appointment. */
export function AssessoriaCreatePage({ actor }: { actor: ActorRefFrom<typeof assessoriaCreateMachine> }) {
  return (
    <RecordPage
      actor={actor}
      title={assessoriaForm.createTitle}
      action="create"
      loading={assessoriaForm.preparing}
      loadFailed="oficines.listFailed"
      back={{ href: '/assessories', label: assessoriaForm.back }}
    >
      <CreateForm actor={actor} />
    </RecordPage>
  );
}
