import { useNow } from '../../hooks/data';
import { formatTime } from '../../text/ui/dates';
import { home } from '../../text/home';

/** Where in an agenda now is. */
export function NowLine() {
  return (
    <li className="now-line">
      <span>{`${home.now}, ${formatTime(useNow())}`}</span>
    </li>
  );
}
