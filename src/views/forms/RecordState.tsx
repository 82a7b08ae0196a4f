import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSession } from '../../hooks/actors';
import type { NoticeKey } from '../../domain/notice';
import { getRefusalText, type RefusedAction } from '../../text/refusals';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { FailurePanel } from '../shared/FailurePanel';
import { focusField } from '../ui/focusField';
import { SkeletonForm } from '../ui/SkeletonForm';
import { StatePanel } from '../ui/StatePanel';
import type { DraftActor } from './useDraftForm';

/** A status that trying again does not change: refused, or not there. */
const FINAL: readonly (number | null | undefined)[] = [403, 404];

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
  back: { href: string; label: string };
  /** The form, once there is a draft to edit. */
  children: ReactNode;
};

/** What stands in the place of a form: its skeleton, the reason why it is refused, or that loading failed. */
export function RecordState(props: RecordStateProps) {
  const { actor, action, loading, loadFailed, missing, back, children } = props;
  const snapshot = useSelector(actor, (current) => current);
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { refusal, failure, message } = snapshot.context;
  const backLink = <ButtonLink href={back.href}>{back.label}</ButtonLink>;

  // The button goes away with the failure: the focus is at the title then.
  function retry() {
    focusField('page-title');
    actor.send({ type: 'record.retry' });
  }

  if (snapshot.hasTag('editing')) return children;
  if (snapshot.hasTag('failed')) {
    return (
      <Card>
        <FailurePanel
          title={loadFailed}
          message={message}
          hint={failure?.status === 404 ? missing : undefined}
          onRetry={FINAL.includes(failure?.status) ? undefined : retry}
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
