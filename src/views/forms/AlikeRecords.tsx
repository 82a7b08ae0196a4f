import type { Alike } from '../../machines/form/context';
import { isDay } from '../../domain/madrid';
import { doubts as texts } from '../../text/doubts';
import { lists } from '../../text/lists';
import { formatDay, formatInstant } from '../../text/ui/dates';
import { base } from '../ui/base';
import './AlikeRecords.css';

type AlikeRecordsProps = {
  /** Null where nobody knows. */
  alike: readonly Alike[] | 'searching' | null;
  listHref: string;
};

/** What there is already that may be what was sent before: each opens beside the form, which stays as it is. */
export function AlikeRecords({ alike, listHref }: AlikeRecordsProps) {
  const isSearching = alike === 'searching';
  const found = isSearching || alike === null ? [] : alike;
  return (
    <span className="alike-records" role="status">
      {isSearching ? texts.searching : alike && (found.length === 0 ? texts.none : texts.some)}
      {found.map(({ path, name, date }) => (
        <Way key={path} href={path}>
          {[typeof name === 'number' ? lists.number(name) : name, date && formatDate(date)]
            .filter(Boolean)
            .join(' · ')}
        </Way>
      ))}
      {!isSearching && found.length === 0 && <Way href={listHref}>{texts.see}</Way>}
    </span>
  );
}

const formatDate = (date: string): string => (isDay(date) ? formatDay(date) : formatInstant(date));

function Way({ href, children }: { href: string; children: string }) {
  return (
    <a href={base + href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
