import { useRef, type ReactNode } from 'react';
import { lists } from '../../text/lists';
import { AppliedFilters } from '../ui/AppliedFilters';
import { toRemoval, type ListFilter } from './filters';
import { QuanField } from './QuanField';
import { useSearchedText, type ListState } from './useList';

type AppliedProps = {
  list: ListState;
  filters: readonly ListFilter[];
  total: string;
  onClear: () => void;
  start?: ReactNode;
  children: ReactNode;
};

const SEARCH = 'search';

/** A removed filter loses its button: the strip keeps the focus. */
export function Applied({ list, filters, total, onClear, start, children }: AppliedProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { change, search } = list;
  const text = useSearchedText(list).trim();
  const tokens = filters.flatMap(({ id, label, text: set, isFixed }) =>
    set && !isFixed ? [{ id, label: set, removeLabel: lists.removeFilter(label) }] : [],
  );
  const searched = { id: SEARCH, label: lists.searched(text), removeLabel: lists.removeSearch };

  return (
    <div ref={strip} tabIndex={-1}>
      <AppliedFilters
        start={start ?? (list.quan && <QuanField list={list} quan={list.quan} />)}
        total={total}
        end={children}
        tokens={text ? [...tokens, searched] : tokens}
        onRemove={(id) => {
          strip.current?.focus();
          if (id === SEARCH) search('');
          else change(toRemoval(filters.filter((filter) => filter.id === id)));
        }}
        onClear={() => {
          strip.current?.focus();
          onClear();
        }}
      />
    </div>
  );
}
