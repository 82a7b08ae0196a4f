import type { RequestView } from '../../hooks/data';
import type { NoticeKey } from '../../domain/pages/notice';
import { FailurePanel } from '../shared/FailurePanel';

type CardFailureProps = {
  title: NoticeKey;
  of: RequestView<unknown>;
  onRetry: () => void;
};

export function CardFailure({ title, of, onRetry }: CardFailureProps) {
  return <FailurePanel title={title} message={of.message} heading="h3" onRetry={onRetry} />;
}
