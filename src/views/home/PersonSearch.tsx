import { canSearch } from '../../domain/nouns/searchResult';
import { useViewer } from '../../hooks/data';
import { useService } from '../../hooks/services';
import { home } from '../../text/home';
import { Icon } from '../ui/Icon';
import './PersonSearch.css';

/** Button that looks like the search field which it opens. */
export function PersonSearch() {
  const actor = useService('shortcuts');
  const viewer = useViewer();
  if (!canSearch(viewer.permissions, 'assessoria')) return null;
  return (
    <button
      type="button"
      className="input person-search"
      aria-haspopup="dialog"
      onClick={() => actor?.send({ type: 'shortcuts.find', viewer })}
    >
      <Icon name="search" />
      <span className="person-search-title">{home.who}</span>
      <span>{home.whoHelp}</span>
    </button>
  );
}
