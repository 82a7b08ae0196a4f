import type { Message, NoticeKey } from '../../domain/pages/notice';
import { Card } from '../ui/Card';
import { FailurePanel } from '../shared/FailurePanel';

type RequestFailureProps = {
  title: NoticeKey;
  message: Message | null;
  onRetry: () => void;
};

/** Above the calendar: one of its requests failed; what the other one brought stays below. */
export function RequestFailure(props: RequestFailureProps) {
  return (
    <Card className="calendar-failure">
      <FailurePanel {...props} />
    </Card>
  );
}
