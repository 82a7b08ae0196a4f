import { useNow } from '../../hooks/data';
import { formatTime } from '../../text/ui/dates';
import { home } from '../../text/home';

export function NowLine() {
  return (
    <li className="now-line">
      <span>{`${home.now}, ${formatTime(useNow())}`}</span>
    </li>
  );
}
