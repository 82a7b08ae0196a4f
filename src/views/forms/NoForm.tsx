import { useSelector } from '@xstate/react';
import type { AppPath } from '../../domain/access/routes';
import type { NoticeKey } from '../../domain/pages/notice';
import { useSession } from '../../hooks/actors';
import { getRefusalText, type RefusedAction } from '../../text/refusals';
import { RecordFailure } from '../shared/RecordFailure';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { SkeletonForm } from '../ui/SkeletonForm';
import { StatePanel } from '../ui/StatePanel';
import type { DraftActor } from './useDraftForm';

export type NoFormProps = {
  actor: Pick<DraftActor<unknown>, 'getSnapshot' | 'subscribe'> & {
    send: (event: { type: 'record.retry' }) => void;
  };
  action: RefusedAction;
  loading: string;
  loadFailed: NoticeKey;
  missing?: string;
  back: { href: AppPath; label: string };
};

export function NoForm({ actor, action, loading, loadFailed, missing, back }: NoFormProps) {
  const snapshot = useSelector(actor, (current) => current);
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { refusal, failure, message } = snapshot.context;
  const backLink = <ButtonLink href={back.href}>{back.label}</ButtonLink>;

  if (snapshot.hasTag('failed')) {
    return (
      <Card>
        <RecordFailure
          title={loadFailed}
          message={message}
          status={failure?.status ?? null}
          missing={missing}
          onRetry={() => actor.send({ type: 'record.retry' })}
          actions={backLink}
        />
      </Card>
    );
  }
  if (snapshot.hasTag('refused') && refusal) {
    const { title, reason } = getRefusalText(refusal, action, oficina);
    return (
      <Card>
        <StatePanel icon="lock" title={title} actions={backLink}>
          {reason}
        </StatePanel>
      </Card>
    );
  }
  return (
    <Card>
      <SkeletonForm label={loading} />
    </Card>
  );
}
