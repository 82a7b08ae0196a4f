import type { Duplicate } from '../../machines/kit/form/context';
import type { AppPath } from '../../domain/access/routes';
import { isDay } from '../../domain/values/madrid';
import { warnings as texts } from '../../text/warnings';
import { lists } from '../../text/lists';
import { formatDay, formatInstant } from '../../text/ui/dates';
import { OtherTab } from './OtherTab';
import './DuplicateRecords.css';

type DuplicateRecordsProps = {
  /** Null if the search failed. */
  duplicates: readonly Duplicate[] | 'searching' | null;
  listHref: AppPath;
};

/** Stored records that may be the one sent before; they open in another tab, so that the form stays. */
export function DuplicateRecords({ duplicates, listHref }: DuplicateRecordsProps) {
  const isSearching = duplicates === 'searching';
  const found = isSearching || duplicates === null ? [] : duplicates;
  return (
    <span className="duplicate-records" role="status">
      <span>
        {isSearching ? texts.searching : duplicates && (found.length === 0 ? texts.none : texts.some)}
      </span>
      {found.map(({ path, name, date }) => (
        <OtherTab key={path} href={path}>
          {[typeof name === 'number' ? lists.number(name) : name, date && formatDate(date)]
            .filter(Boolean)
            .join(' · ')}
        </OtherTab>
      ))}
      {!isSearching && found.length === 0 && <OtherTab href={listHref}>{texts.see}</OtherTab>}
    </span>
  );
}

const formatDate = (date: string): string => (isDay(date) ? formatDay(date) : formatInstant(date));
