import type { ActorRefFrom } from 'xstate';
import type { completionMachine } from '../../machines/screens/completion';
import { assessoriaDetail, completion } from '../../text/assessories';
import { EditPage } from '../forms/EditPage';
import { CompletionForm } from './completion/CompletionForm';

const texts = { ...completion, missing: assessoriaDetail.missing };

export function CompletionPage({ actor }: { actor: ActorRefFrom<typeof completionMachine> }) {
  return (
    <EditPage
      actor={actor}
      texts={texts}
      href="/assessories"
      title={(assessoria) => (assessoria ? texts.title(assessoria.tipus) : assessoriaDetail.heading)}
      action="complete"
      noun="assessoria"
    >
      {(assessoria, title) => <CompletionForm actor={actor} assessoria={assessoria} title={title} />}
    </EditPage>
  );
}
