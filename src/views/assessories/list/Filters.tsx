import { useSession } from '../../../app/actors';
import { useCatalog, useViewer } from '../../../app/data';
import { getReadableOffices, getReadableTypes } from '../../../domain/access';
import { ESTATS } from '../../../domain/assessoria';
import { assessories } from '../../../text/assessories';
import { labels, toOptions } from '../../../text/options';
import { stateNames } from '../../../text/ui';
import { ColumnsButton } from '../../shared/ColumnsButton';
import { FilterBar } from '../../shared/FilterBar';
import { FilterButton } from '../../shared/FilterButton';
import { FilterOptions } from '../../shared/FilterOptions';
import { SearchField } from '../../shared/SearchField';
import { PHONE, useMediaQuery } from '../../shared/useMediaQuery';
import { FIXED, getColumns } from './columns';
import { DateFilter } from './DateFilter';
import { getFilterTexts } from './tokens';
import { useColumns } from './useColumns';
import type { ListState } from './useList';
import type { Names } from './useNames';

const { filters } = assessories;
const COLUMNS = getColumns(0).map(({ id, header }) => ({ id, header, fixed: FIXED.includes(id) }));

interface FiltersProps {
  list: ListState;
  names: Names;
}

/** What a person may narrow the list by: only where there is something to choose. */
export function Filters({ list, names }: FiltersProps) {
  const { query, q, change, search } = list;
  const viewer = useViewer();
  const userId = useSession()?.user.id;
  const oficines = useCatalog('oficines')?.data ?? [];
  const [visible, setVisible] = useColumns();
  const isPhone = useMediaQuery(PHONE);
  const texts = getFilterTexts(query, names);

  const choices = [
    { id: 'tipus', name: 'tipus', options: toOptions(getReadableTypes(viewer), labels.tipus), atLeast: 2 },
    { id: 'estat', name: 'estat', options: toOptions(ESTATS, stateNames), atLeast: 1 },
    {
      id: 'oficina',
      name: 'oficina_id',
      options: getReadableOffices(viewer, oficines).map(({ id, nom }) => ({ value: String(id), label: nom })),
      atLeast: 2,
    },
    {
      id: 'professional',
      name: 'professional_id',
      options: userId === undefined ? [] : [{ value: String(userId), label: assessories.own }],
      atLeast: 1,
    },
  ] as const;

  return (
    <FilterBar end={!isPhone && <ColumnsButton columns={COLUMNS} visible={visible} onChange={setVisible} />}>
      <SearchField
        label={assessories.search}
        placeholder={assessories.searchPlaceholder}
        value={q}
        onChange={search}
      />
      <FilterButton label={filters.dates} value={texts.dates}>
        {(close) => <DateFilter query={query} onChange={change} onDone={close} />}
      </FilterButton>
      {choices.map(
        ({ id, name, options, atLeast }) =>
          options.length >= atLeast && (
            <FilterButton key={id} label={filters[id]} value={texts[id]}>
              {(close) => (
                <FilterOptions
                  label={filters[id]}
                  options={options}
                  value={query[name] ?? null}
                  onChange={(value) => change({ [name]: value })}
                  onDone={close}
                />
              )}
            </FilterButton>
          ),
      )}
    </FilterBar>
  );
}
