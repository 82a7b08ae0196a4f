import { useSelector } from '@xstate/react';
import { useNavigation } from '../../app/actors';
import { first } from '../../text/first';
import { loadFailedTitle, notFoundTitle, pageTitles } from '../../text/pageTitles';
import { getDocumentTitle } from '../../text/titles';

/** The document's title: which page it is, never of whom, because browsers keep titles. */
export function PageTitle() {
  const page = useSelector(useNavigation(), (snapshot) => {
    if (snapshot.hasTag('notFound')) return notFoundTitle;
    if (snapshot.hasTag('failed')) return loadFailedTitle;
    return pageTitles[snapshot.context.screen?.name ?? ''];
  });
  return <title>{page === undefined ? first.brand : getDocumentTitle(page)}</title>;
}
