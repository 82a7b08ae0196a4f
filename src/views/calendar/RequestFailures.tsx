import type { Message, NoticeKey } from '../../domain/pages/notice';
import { FailurePanel } from '../shared/FailurePanel';
import { GapNote } from '../shared/GapNote';
import { Card } from '../ui/Card';
import type { CalendarContents } from './useEntries';
import './RequestFailures.css';

type RequestFailuresProps = {
  contents: CalendarContents;
  onRetry: () => void;
};

/** Failed and incomplete requests, above the view, which still shows the other request's data. */
export function RequestFailures({ contents: { cites, slots }, onRetry }: RequestFailuresProps) {
  return (
    <>
      {cites?.isFailed && (
        <RequestFailure title="cites.listFailed" message={cites.message} onRetry={onRetry} />
      )}
      {slots?.isFailed && (
        <RequestFailure title="disponibilitats.listFailed" message={slots.message} onRetry={onRetry} />
      )}
      <GapNote of={cites} list="cites" />
      <GapNote of={slots} list="disponibilitats" />
    </>
  );
}

type RequestFailureProps = {
  title: NoticeKey;
  message: Message | null;
  onRetry: () => void;
};

function RequestFailure(props: RequestFailureProps) {
  return (
    <Card className="calendar-failure">
      <FailurePanel {...props} />
    </Card>
  );
}
