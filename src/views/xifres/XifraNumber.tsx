import { Link } from '../ui/Link';
import { readAddress, type Llista } from '../../domain/pages/xifres';
import type { Xifra } from '../../domain/pages/xifresTables';
import { toSearch } from '../../domain/values/query';
import { formatCount, xifres } from '../../text/xifres';
import { Icon } from '../ui/Icon';
import type { XifresState } from './useXifres';

type XifraNumberProps = {
  list: Llista;
  xifra: Xifra;
  name: string;
  isBefore?: boolean;
  state: XifresState;
};

/** Number with a link to its list, if a filter gives it; a mark while it is not loaded. */
export function XifraNumber({ list, xifra: { count, address }, name, isBefore, state }: XifraNumberProps) {
  if (count === null) {
    return address !== null && state.failed.includes(address) ? (
      <span className="xifra-failed">
        <Icon name="warning" small />
        <span className="sr">{xifres.notCome}</span>
      </span>
    ) : (
      <span className="muted">
        <span aria-hidden="true">…</span>
        <span className="sr">{xifres.waiting}</span>
      </span>
    );
  }
  const shown = formatCount(count);
  if (address === null || count === 0) return <span>{shown}</span>;
  return (
    <Link
      href={`/${list}${toSearch(readAddress(address).query)}`}
      aria-label={(isBefore ? xifres.showBefore : xifres.show)(list, name, count)}
    >
      {shown}
    </Link>
  );
}
