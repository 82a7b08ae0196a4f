import { LOADING } from '../../text/choices';
import { lists, type ListWords } from '../../text/lists';
import { capitalize } from '../../text/ui/words';
import { FilterBar } from '../ui/FilterBar';
import { FilterButton } from '../ui/FilterButton';
import { FilterOptions } from '../ui/FilterOptions';
import { SearchField } from '../ui/SearchField';
import { DateFilter } from './DateFilter';
import type { ListFilter } from './filters';
import { useSearchedText, type ListState } from './useList';

type FiltersProps = {
  list: ListState;
  filters: readonly ListFilter[];
  words: ListWords;
};

/** Filters of a list; those without a choice are hidden. */
export function Filters({ list, filters, words }: FiltersProps) {
  const { query, change, search } = list;
  const q = useSearchedText(list);
  const offered = filters.filter(
    ({ options, atLeast = 1, isFixed }) => !isFixed && (options === null || options.length >= atLeast),
  );
  return (
    <FilterBar>
      <SearchField
        label={lists.search(words.searched)}
        placeholder={capitalize(words.searched)}
        value={q}
        onChange={search}
      />
      {offered.map(
        ({ id, label, text, params: [name = ''], options, value, toChanges, onOpen, isLoading }) => (
          <FilterButton key={id} label={label} value={text} onOpen={onOpen}>
            {(close) =>
              options === null ? (
                <DateFilter query={query} onChange={change} onDone={close} />
              ) : (
                <FilterOptions
                  label={label}
                  options={options}
                  loading={isLoading ? LOADING : undefined}
                  value={value ?? query[name] ?? null}
                  onChange={(chosen) => change(toChanges?.(chosen) ?? { [name]: chosen })}
                  onDone={close}
                />
              )
            }
          </FilterButton>
        ),
      )}
    </FilterBar>
  );
}
