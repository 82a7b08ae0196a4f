import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSession } from '../../hooks/actors';
import type { AppPath } from '../../domain/access/routes';
import type { NoticeKey } from '../../domain/pages/notice';
import { getRefusalText, type RefusedAction } from '../../text/refusals';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { RecordFailure } from '../shared/RecordFailure';
import { SkeletonForm } from '../ui/SkeletonForm';
import { StatePanel } from '../ui/StatePanel';
import type { DraftActor } from './useDraftForm';
import './RecordState.css';

export type RecordStateProps = {
  actor: Pick<DraftActor<unknown>, 'getSnapshot' | 'subscribe'> & {
    send: (event: { type: 'record.retry' }) => void;
  };
  action: RefusedAction;
  /** Said while it loads. */
  loading: string;
  loadFailed: NoticeKey;
  /** Said of a record that is not there. */
  missing?: string;
  back: { href: AppPath; label: string };
  /** What there is to read of a record that is not to be changed, in the refusal's place. */
  readOnly?: ReactNode;
  /** The form, once there is a draft. */
  children: ReactNode;
};

/**
 * What stands in the place of a form: its skeleton, the reason why it is refused, or that loading failed. What the list knew
 * of the record is there at once, out of reach until the record has come.
 */
export function RecordState(props: RecordStateProps) {
  const { actor, action, loading, loadFailed, missing, back, readOnly, children } = props;
  const snapshot = useSelector(actor, (current) => current);
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { isKnown, refusal, failure, message } = snapshot.context;
  const backLink = <ButtonLink href={back.href}>{back.label}</ButtonLink>;

  if (isKnown || snapshot.hasTag('editing'))
    return (
      <>
        {isKnown && (
          <p className="sr" role="status">
            {loading}
          </p>
        )}
        <div className="record" inert={isKnown}>
          {children}
        </div>
      </>
    );
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
    if (readOnly) return readOnly;
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
