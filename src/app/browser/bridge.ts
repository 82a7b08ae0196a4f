import type { ActorRefFrom } from 'xstate';
import { fromSearch } from '../../domain/values/query';
import type { navigationMachine } from '../../machines/navigation/navigation';
import { base, isHash } from '../../views/ui/base';
import { readIndex } from '../../views/ui/historyIndex';
import { readPlace } from '../../views/ui/place';

const EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

/** What a mailed link brings, a token and an e-mail, leaves the address as soon as it is read. */
const MAILED = /^\/recordar_contrasenya\/.+\//;
const WITHOUT_LINK = `${base}/recordar_contrasenya/nova`;

/** The path below the base as a person reads it; one that cannot be decoded stays as it is, and leads nowhere. */
function toPath(pathname: string): string {
  const path = pathname.slice(base.length).replace(/^\/index.html$/, '/');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Joins the browser's address and navigation: redirects are carried out, every address is told, each with its place in
 * the history so that a refused one can be undone exactly. wouter, which comes with the first page that has links,
 * announces pushes and replacements as window events.
 */
export function connectAddress(navigation: ActorRefFrom<typeof navigationMachine>): void {
  let last = readIndex() ?? 0;
  let told = '';

  navigation.on('redirect', ({ to, replace }) => {
    if (replace) history.replaceState({ index: last }, '', base + to);
    else history.pushState({ index: last + 1 }, '', base + to);
    tell();
  });
  navigation.on('undo', ({ delta }) => history.go(delta));

  const tell = (): void => {
    last = readIndex() ?? last;
    const address = `${last} ${location.href}`;
    if (address === told) return;
    told = address;
    const { pathname, search } = readPlace();
    const path = toPath(pathname);
    if (MAILED.test(path)) {
      told = `${last} ${new URL(WITHOUT_LINK, location.href)}`;
      history.replaceState({ index: last }, '', WITHOUT_LINK);
    }
    navigation.send({ type: 'navigation.arrived', path, query: fromSearch(search), index: last });
  };
  const onEvent = ({ type }: Event): void => {
    if (readIndex() === undefined) {
      // One that is typed behind the # is another place too.
      const isNext = (isHash && type === 'popstate') || type === 'pushState';
      // Announces itself as another replacement, which then is told.
      history.replaceState({ index: isNext ? last + 1 : last }, '');
    } else tell();
  };
  for (const name of EVENTS) addEventListener(name, onEvent);
  if (readIndex() === undefined) history.replaceState({ index: last }, '');
  // Nobody announces it while wouter is still to come.
  tell();
}
