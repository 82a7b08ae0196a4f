import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useRequest } from '../../hooks/data';
import type { assessoriaMachine } from '../../machines/screens/assessoria';
import { assessoriaDetail } from '../../text/assessories';
import { Card } from '../ui/Card';
import { RecordFailure } from '../shared/RecordFailure';
import { Page } from '../ui/Page';
import { SkeletonForm } from '../ui/SkeletonForm';
import { useKeepFocus } from '../ui/useKeepFocus';
import { DetailHeader } from './detail/DetailHeader';
import { DetailSections } from './detail/DetailSections';
import { OtherSessions } from './detail/OtherSessions';

export function AssessoriaPage({ actor }: { actor: ActorRefFrom<typeof assessoriaMachine> }) {
  const request = useRequest(actor, 'assessoria');
  const assessoria = request?.data ?? null;
  const seen = useSelector(actor, ({ children }) => children.seen);
  const kept = useKeepFocus<HTMLDivElement>(assessoria);

  return (
    <Page narrow>
      <div {...kept}>
        <DetailHeader assessoria={assessoria} />
      </div>
      <Card>
        {assessoria ? (
          <>
            <DetailSections assessoria={assessoria} />
            <OtherSessions assessoria={assessoria} actor={seen} />
          </>
        ) : request?.isFailed ? (
          <RecordFailure
            title="assessoria.loadFailed"
            message={request.message}
            status={request.status}
            missing={assessoriaDetail.missing}
            onRetry={() => actor.send({ type: 'board.refresh' })}
          />
        ) : (
          <SkeletonForm label={assessoriaDetail.loading} fields={12} />
        )}
      </Card>
    </Page>
  );
}
