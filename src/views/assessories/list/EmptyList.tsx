import type { Pagina } from '../../../domain/llista';
import { assessories } from '../../../text/assessories';
import { ui } from '../../../text/ui';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import { StatePanel } from '../../shared/StatePanel';
import { isNarrowed, type ListState } from './useList';

interface EmptyListProps {
  meta: Pagina<unknown>['meta'];
  list: ListState;
  canCreate: boolean;
  onClear: () => void;
}

/** Says whether there is nothing at all, nothing with these filters, or nothing on this page. */
export function EmptyList({ meta, list, canCreate, onClear }: EmptyListProps) {
  if (meta.total > 0) {
    return (
      <StatePanel
        title={assessories.beyondLast}
        actions={
          <Button onClick={() => list.change({ page: String(meta.last_page) })}>{assessories.toLast}</Button>
        }
      />
    );
  }
  if (isNarrowed(list)) {
    return (
      <StatePanel
        title={assessories.nothingFound}
        icon="search"
        actions={<Button onClick={onClear}>{ui.clearFilters}</Button>}
      >
        {assessories.nothingFoundHelp}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title={assessories.empty}
      actions={
        canCreate && (
          <ButtonLink href="/assessories/nova" icon="plus">
            {assessories.create}
          </ButtonLink>
        )
      }
    >
      {assessories.emptyHelp}
    </StatePanel>
  );
}
