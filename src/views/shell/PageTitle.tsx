import { useSelector } from '@xstate/react';
import { useNavigation } from '../../app/actors';
import { pageTitles, shell } from '../../text/shell';
import { ui } from '../../text/ui';

/** The document's title: which page it is, never of whom, because browsers keep titles. */
export function PageTitle() {
  const page = useSelector(useNavigation(), (snapshot) => {
    if (snapshot.hasTag('notFound')) return shell.notFoundTitle;
    if (snapshot.hasTag('failed')) return shell.loadFailed;
    return pageTitles[snapshot.context.screen?.name ?? ''];
  });
  return <title>{page === undefined ? ui.brand : shell.documentTitle(page)}</title>;
}
