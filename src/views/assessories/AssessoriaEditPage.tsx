import type { ActorRefFrom } from 'xstate';
import type { assessoriaEditMachine } from '../../machines/screens/assessoriaEdit';
import { assessoriaDetail, assessoriaForm } from '../../text/assessories';
import { EditPage } from '../forms/EditPage';
import { EditForm } from './edit/EditForm';

const texts = { ...assessoriaForm, missing: assessoriaDetail.missing };

export function AssessoriaEditPage({ actor }: { actor: ActorRefFrom<typeof assessoriaEditMachine> }) {
  return (
    <EditPage
      actor={actor}
      texts={texts}
      href="/assessories"
      title={(assessoria) => (assessoria ? texts.editTitle(assessoria.tipus) : assessoriaDetail.heading)}
      action="edit"
      noun="assessoria"
    >
      {(assessoria, title) => <EditForm actor={actor} assessoria={assessoria} title={title} />}
    </EditPage>
  );
}
