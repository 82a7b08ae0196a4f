import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../../hooks/actors';
import { first } from '../../text/ui/firstPage';
import { loadFailedTitle, notFoundTitle, pageTitles } from '../../text/pageTitles';
import { getDocumentTitle } from '../../text/titles';
import { base } from '../ui/base';
import { useAskBeforeUnload } from './useAskBeforeUnload';

/**
 * What tells a person that another page is there: the document's title, and the focus on the page's heading, or on the
 * row of the record that one comes back from; and what asks before all pages are left.
 */
export function Arrival() {
  const navigation = useNavigation();
  const id = useSelector(navigation, (snapshot) => {
    if (snapshot.hasTag('notFound')) return 'notFound';
    return snapshot.hasTag('failed') ? 'failed' : snapshot.context.screen?.id;
  });
  // A title never says of whom a page is, because browsers keep titles.
  const page = useSelector(navigation, (snapshot) => {
    if (snapshot.hasTag('notFound')) return notFoundTitle;
    if (snapshot.hasTag('failed')) return loadFailedTitle;
    const name = snapshot.context.screen?.name;
    return name && pageTitles[name];
  });
  const path = useSelector(navigation, ({ context }) => context.screen?.address.path);
  const isLater = useSelector(navigation, ({ context }) => context.count > 1);
  useFocusOnArrival(id, path, isLater);
  useAskBeforeUnload();
  useTitle(page === undefined ? first.brand : getDocumentTitle(page));
  return null;
}

/**
 * The document's own title, the last in its head. A view's `<title>`, as of a form with faults, React puts before it, so
 * that it counts whichever of the two came first.
 */
function useTitle(title: string): void {
  useEffect(() => {
    const own = document.querySelector('head > title:last-of-type');
    if (own) own.textContent = title;
    else document.title = title;
  }, [title]);
}

/** The link of the record that one comes back from, in the list at this path. */
function findRow(path: string | undefined, from: string | undefined): HTMLElement | undefined {
  const record = /^(\/[^/]+)\/\d+/.exec(from ?? '');
  if (!record || record[1] !== path) return undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main table a')];
  return links.find((link) => `${link.getAttribute('href')}/`.startsWith(`${base}${record[0]}/`));
}

/** This code may come after a later page, which then has the focus unless somebody has put it in that page already. */
function useFocusOnArrival(id: string | undefined, path: string | undefined, isLater: boolean): void {
  const previous = useRef<{ id?: string; path?: string | undefined }>({});
  useEffect(() => {
    const from = previous.current;
    if (id === undefined || id === from.id) {
      previous.current.path = path ?? from.path;
      return;
    }
    const isFirst = from.id === undefined;
    previous.current = { id, path };
    if (isFirst && (!isLater || document.activeElement?.closest('main'))) return;
    scrollTo(0, 0);
    // Somebody types in what was opened while the page was on its way.
    if (document.activeElement?.closest('.modal')) return;
    const target =
      findRow(path, from.path) ??
      document.querySelector<HTMLElement>('h1[tabindex]') ??
      document.querySelector<HTMLElement>('main');
    target?.focus();
  }, [id, path, isLater]);
}
