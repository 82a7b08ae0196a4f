import { usePreference } from '../../hooks/preferences';
import { addView, readViews, removeView, toViewSearch, type SavedView } from '../../domain/pages/savedViews';
import type { NounList } from '../../domain/access/noun';
import { lists } from '../../text/lists';
import { FilterButton } from '../ui/FilterButton';
import type { ListFilter } from './filters';
import type { ListState } from './useList';
import { ViewsPanel } from './ViewsPanel';

type ViewsButtonProps = { noun: Exclude<NounList, 'cites'>; list: ListState; filters: readonly ListFilter[] };

export function ViewsButton({ noun, list, filters }: ViewsButtonProps) {
  const [stored, store] = usePreference(`${noun}.views`);
  const views = readViews(stored);
  const params = [...filters.flatMap((filter) => filter.params), ...(list.quan ? ['quan'] : [])];
  const write = (next: readonly SavedView[]) => store(JSON.stringify(next));
  return (
    <FilterButton label={lists.views} align="end">
      {(close) => (
        <ViewsPanel
          noun={noun}
          list={list}
          views={views}
          search={toViewSearch(list.query, params)}
          isNarrowed={params.some((name) => list.query[name])}
          onSave={(view) => write(addView(views, view))}
          onRemove={(name) => write(removeView(views, name))}
          onDone={close}
        />
      )}
    </FilterButton>
  );
}
