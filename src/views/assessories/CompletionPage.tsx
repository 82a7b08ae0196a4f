import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { completionMachine } from '../../machines/completion';
import { assessoriaDetail, completion } from '../../text/assessories';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { CompletionForm } from './completion/CompletionForm';

const BACK = { href: '/assessories', label: completion.back };

/** Completing a booked assessoria (spec §2): what was booked beside what is to be filled in. */
export function CompletionPage({ actor }: { actor: ActorRefFrom<typeof completionMachine> }) {
  const original = useSelector(actor, ({ context }) => context.original);
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const title = original ? completion.title(original.tipus) : assessoriaDetail.heading;
  return (
    <Page narrow>
      <PageHeader title={title} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="complete"
        loading={completion.loading}
        loadFailed="assessoria.loadFailed"
        missing={assessoriaDetail.missing}
        back={BACK}
      >
        {original && <CompletionForm actor={actor} assessoria={original} title={title} />}
      </RecordState>
    </Page>
  );
}
