import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../../hooks/actors';
import { first } from '../../text/ui/firstPage';
import { loadFailedTitle, notFoundTitle, pageTitles } from '../../text/pageTitles';
import { getDocumentTitle } from '../../text/titles';
import { useAskBeforeUnload } from './useAskBeforeUnload';

/**
 * What tells a person that another page is there: the document's title, and the focus on the page's heading; and what
 * asks before all pages are left.
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
  const isLater = useSelector(navigation, ({ context }) => context.count > 1);
  useFocusOnArrival(id, isLater);
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

/** This code may come after a later page, which then has the focus unless somebody has put it elsewhere already. */
function useFocusOnArrival(id: string | undefined, isLater: boolean): void {
  const previous = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    const isFirst = previous.current === undefined;
    previous.current = id;
    if (isFirst && !(isLater && document.activeElement === document.body)) return;
    scrollTo(0, 0);
    (
      document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('main')
    )?.focus();
  }, [id, isLater]);
}
