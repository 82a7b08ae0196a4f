import { closeDay } from '../../text/closeDay';
import { home } from '../../text/home';
import { FailurePanel } from '../shared/FailurePanel';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { SkeletonForm } from '../ui/SkeletonForm';
import { StatePanel } from '../ui/StatePanel';
import { CloseDayForm } from './closeDay/CloseDayForm';
import { useCloseDay, type CloseDayActor, type CloseDayState } from './closeDay/useCloseDay';
import './closeDay/CloseDay.css';

export function CloseDayPage({ actor }: { actor: CloseDayActor }) {
  const state = useCloseDay(actor);
  return (
    <Page>
      <PageHeader title={closeDay.title} back={{ href: '/', label: closeDay.back }} />
      <Card>
        <Content actor={actor} state={state} />
      </Card>
    </Page>
  );
}

function Content({ actor, state }: { actor: CloseDayActor; state: CloseDayState }) {
  const { isLoading, isFailed, message, retry, shown } = state;
  if (isLoading) return <SkeletonForm label={closeDay.loading} />;
  if (isFailed) return <FailurePanel title="assessories.listFailed" message={message} onRetry={retry} />;
  if (shown.length === 0) return <StatePanel title={home.nothingToClose} icon="checkCircle" />;
  return <CloseDayForm actor={actor} state={state} />;
}
