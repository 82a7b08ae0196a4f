import type { ActorRefFrom } from 'xstate';
import { toOwnIds, toStandIns } from '../../domain/values/ids';
import { fromSearch, toSearch } from '../../domain/values/query';
import type { navigationMachine } from '../../machines/navigation/navigation';
import { base, isHash } from '../../views/ui/base';
import { isSearched, readIndex } from '../../views/ui/historyIndex';
import { readPlace } from '../../views/ui/place';

const EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

/** A mailed link, whose token and e-mail leave the address as soon as they are read. */
const MAILED = /^\/recordar_contrasenya\/.+\//s;
const WITHOUT_LINK = `${base}/recordar_contrasenya/nova`;

/** Decoded path below the base; a path that cannot be decoded stays encoded and matches no route. */
function toPath(pathname: string): string {
  const path = pathname.slice(base.length).replace(/^\/index.html$/, '/');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Sends each address with its index in the history, so that navigation can undo it. */
export function connectAddress(navigation: ActorRefFrom<typeof navigationMachine>): void {
  let last = readIndex() ?? 0;
  let sent = '';

  navigation.on('redirect', ({ to, replace }) => {
    const own = toOwnIds(to);
    // Sent also where the bar has the address already, as after Back under a question.
    sent = '';
    if (replace) history.replaceState({ index: last }, '', base + own);
    else history.pushState({ index: last + 1 }, '', base + own);
    sendAddress();
  });
  navigation.on('undo', ({ delta }) => history.go(delta));

  const sendAddress = (): void => {
    last = readIndex() ?? last;
    const address = `${last} ${location.href}`;
    if (address === sent) return;
    sent = address;
    const { pathname, search } = readPlace();
    const path = toStandIns(toPath(pathname));
    if (MAILED.test(path)) {
      sent = `${last} ${new URL(WITHOUT_LINK, location.href)}`;
      history.replaceState({ index: last }, '', WITHOUT_LINK);
    }
    navigation.send({ type: 'navigation.arrived', path, query: fromSearch(toStandIns(search)), index: last });
  };
  const onEvent = ({ type }: Event): void => {
    if (readIndex() === undefined) {
      // An address typed behind the # is a new entry too.
      const isNext = (isHash && type === 'popstate') || type === 'pushState';
      // wouter dispatches this replacement, whose event then sends the address.
      history.replaceState({ index: isNext ? last + 1 : last }, '');
    } else sendAddress();
  };
  for (const name of EVENTS) addEventListener(name, onEvent);
  // A reload loses the search text, and with it the page of its rows.
  if (isSearched()) {
    const { pathname, search } = readPlace();
    const { page: _, ...query } = fromSearch(search);
    history.replaceState({ index: last }, '', pathname + toSearch(query));
  }
  if (readIndex() === undefined) history.replaceState({ index: last }, '');
  // No event comes for the first address.
  sendAddress();
}
