import type { ActorRefFrom } from 'xstate';
import { useRequest } from '../../hooks/data';
import type { assessoriaMachine } from '../../machines/assessoria';
import { assessoriaDetail } from '../../text/assessories';
import { Card } from '../ui/Card';
import { FailurePanel } from '../shared/FailurePanel';
import { focusField } from '../ui/focusField';
import { Page } from '../ui/Page';
import { SkeletonForm } from '../ui/SkeletonForm';
import { useKeepFocus } from '../ui/useKeepFocus';
import { DetailHeader } from './detail/DetailHeader';
import { DetailSections } from './detail/DetailSections';

/** A status that trying again does not change: refused, or not there. */
const FINAL = [403, 404];

/** The read-only detail of an assessoria (spec §2). */
export function AssessoriaPage({ actor }: { actor: ActorRefFrom<typeof assessoriaMachine> }) {
  const request = useRequest(actor, 'assessoria');
  const assessoria = request?.data ?? null;
  const status = request?.status ?? null;
  const kept = useKeepFocus<HTMLDivElement>(assessoria);

  // The button goes away with the failure: the focus is at the title then.
  function retry() {
    focusField('page-title');
    actor.send({ type: 'board.refresh' });
  }

  return (
    <Page narrow>
      <div {...kept}>
        <DetailHeader assessoria={assessoria} />
      </div>
      <Card>
        {assessoria ? (
          <DetailSections assessoria={assessoria} />
        ) : request?.isFailed ? (
          <FailurePanel
            title="assessoria.loadFailed"
            message={request.message}
            hint={status === 404 ? assessoriaDetail.missing : undefined}
            onRetry={status !== null && FINAL.includes(status) ? undefined : retry}
          />
        ) : (
          <SkeletonForm label={assessoriaDetail.loading} fields={12} />
        )}
      </Card>
    </Page>
  );
}
