import { useRef } from 'react';
import { assessories } from '../../../text/assessories';
import { AppliedFilters } from '../../shared/AppliedFilters';
import { getTokens, PARAMETERS, type FilterId } from './tokens';
import { FILTERS, type ListState } from './useList';
import type { Names } from './useNames';

interface AppliedProps {
  list: ListState;
  names: Names;
  /** Undefined until it is known. */
  total: number | undefined;
  onClear: () => void;
}

/** How many there are and what narrows the list. What is removed takes its button along: the strip keeps the focus. */
export function Applied({ list, names, total, onClear }: AppliedProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { query, q, change, search } = list;

  function remove(id: string) {
    strip.current?.focus();
    if (id === 'search') search('');
    else change(Object.fromEntries(PARAMETERS[id as FilterId].map((name) => [name, null])));
  }

  return (
    <div ref={strip} tabIndex={-1}>
      <AppliedFilters
        total={total === undefined ? '' : assessories.total(total)}
        tokens={getTokens(query, q, names)}
        onRemove={remove}
        onClear={() => {
          strip.current?.focus();
          onClear();
        }}
      />
    </div>
  );
}

/** Takes every filter and the search away; the order and the size of a page stay. */
export function clearFilters({ change, search, q }: ListState): void {
  if (q !== '') search('');
  change(Object.fromEntries(FILTERS.map((name) => [name, null])));
}
