import { Link } from '../ui/Link';
import type { AppPath } from '../../domain/access/routes';
import { home } from '../../text/home';
import { shell } from '../../text/shell';

type DayNumberProps = {
  count: number | null;
  isFailed?: boolean;
  href: AppPath;
  name: string;
};

export function DayNumber({ count, isFailed = false, href, name }: DayNumberProps) {
  if (count === null) {
    return (
      <span className="muted">
        <span aria-hidden="true">{isFailed ? '-' : '…'}</span>
        <span className="sr">{isFailed ? home.unknown : shell.loading}</span>
      </span>
    );
  }
  if (count === 0)
    return (
      <span className="muted">
        <span className="day-number">0</span>
      </span>
    );
  return (
    <Link href={href} aria-label={name}>
      <span className="day-number">{count}</span>
    </Link>
  );
}
