import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { completionMachine } from '../../machines/completion';
import { assessoriaDetail, completion } from '../../text/assessories';
import { RecordPage } from '../forms/RecordPage';
import { CompletionForm } from './completion/CompletionForm';

/** Completing a booked assessoria (spec §2): what was booked beside what is to be filled in. */
export function CompletionPage({ actor }: { actor: ActorRefFrom<typeof completionMachine> }) {
  const assessoria = useSelector(actor, ({ context }) => context.original);
  const title = assessoria ? completion.title(assessoria.tipus) : assessoriaDetail.heading;
  return (
    <RecordPage
      actor={actor}
      title={title}
      action="complete"
      loading={completion.loading}
      loadFailed="assessoria.loadFailed"
      missing={assessoriaDetail.missing}
      back={{ href: '/assessories', label: completion.back }}
    >
      {assessoria && <CompletionForm actor={actor} assessoria={assessoria} title={title} />}
    </RecordPage>
  );
}
