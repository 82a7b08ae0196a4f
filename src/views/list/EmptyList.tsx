import type { AppPath } from '../../domain/access/routes';
import type { Pagina } from '../../domain/values/pagina';
import { lists, type ListWords } from '../../text/lists';
import { ui } from '../../text/ui/components';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { StatePanel } from '../ui/StatePanel';
import { isNarrowed, type ListFilter } from './filters';
import { useSearchedText, type ListState } from './useList';

type EmptyListProps = {
  meta: Pagina<unknown>['meta'];
  list: ListState;
  words: ListWords;
  filters: readonly ListFilter[];
  /** Null without the right to create. */
  createHref: AppPath | null;
  onClear: () => void;
};

export function EmptyList({ meta, list, words, filters, createHref, onClear }: EmptyListProps) {
  const narrowed = isNarrowed(filters, list.query, useSearchedText(list));
  if (meta.total > 0 || meta.current_page > 1) {
    return (
      <StatePanel
        title={words.beyondLast}
        actions={
          <Button onClick={() => list.change({ page: String(meta.last_page) })}>{lists.toLast}</Button>
        }
      />
    );
  }
  const clear = <Button onClick={onClear}>{ui.clearFilters}</Button>;
  if (list.quan !== null && list.quan !== 'totes') {
    return (
      <StatePanel
        title={words.emptyPart(list.quan, narrowed)}
        icon={narrowed ? 'search' : undefined}
        actions={
          <>
            <Button onClick={() => list.show('totes')}>{lists.showAll}</Button>
            {narrowed && clear}
          </>
        }
      />
    );
  }
  if (narrowed) {
    return (
      <StatePanel title={words.nothingFound} icon="search" actions={clear}>
        {words.nothingFoundHelp}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title={words.empty}
      actions={
        createHref !== null && (
          <ButtonLink href={createHref} icon="plus">
            {words.create}
          </ButtonLink>
        )
      }
    >
      {words.emptyHelp}
    </StatePanel>
  );
}
