import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../../hooks/actors';
import { first } from '../../text/ui/firstPage';
import { loadFailedTitle, notFoundTitle, pageTitles } from '../../text/pageTitles';
import { getDocumentTitle } from '../../text/titles';
import { base } from '../ui/base';
import { useAskBeforeUnload } from './useAskBeforeUnload';

/** Announces a new page by title and focus: on the heading, or on the row of the record just left. */
export function Arrival() {
  const navigation = useNavigation();
  const id = useSelector(navigation, (snapshot) => {
    if (snapshot.hasTag('notFound')) return 'notFound';
    return snapshot.hasTag('failed') ? 'failed' : snapshot.context.screen?.id;
  });
  // No personal data in a title: browsers keep titles.
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

/** The document's own title, last in its head: React puts a view's `<title>` before it. */
function useTitle(title: string): void {
  useEffect(() => {
    const own = document.querySelector('head > title:last-of-type');
    if (own) own.textContent = title;
    else document.title = title;
  }, [title]);
}

/** Link of the record just left, in the list at this path. */
function findRow(path: string | undefined, from: string | undefined): HTMLElement | undefined {
  const record = /^(\/[^/]+)\/\d+/.exec(from ?? '');
  if (!record || record[1] !== path) return undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main table a')];
  return links.find((link) => `${link.getAttribute('href')}/`.startsWith(`${base}${record[0]}/`));
}

/** This code may load after a later page, whose focus the person may have set already. */
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
    // The person is typing in a dialog opened while the page was loading.
    if (document.activeElement?.closest('.modal')) return;
    const target =
      findRow(path, from.path) ??
      document.querySelector<HTMLElement>('h1[tabindex]') ??
      document.querySelector<HTMLElement>('main');
    target?.focus();
  }, [id, path, isLater]);
}
