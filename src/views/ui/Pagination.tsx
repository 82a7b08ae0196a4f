import { ui } from '../../text/ui/components';
import { getPages } from './pageNumbers';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import './Button.css';
import './Pagination.css';

type PaginationProps = {
  page: number;
  perPage: number;
  from: number;
  to: number;
  last: number;
  /** Number of rows on all pages; null while unknown. */
  total: number | null;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  perPageOptions: readonly number[];
};

export function Pagination(props: PaginationProps) {
  const { page, perPage, from, to, last, total, onPage, onPerPage, perPageOptions } = props;
  return (
    <nav className="pagination" aria-label={ui.pages}>
      <span>{ui.rangeOf(from, to, total)}</span>
      <label>
        <span>{ui.rowsPerPage}</span>
        <span>
          <select value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
            {perPageOptions.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      </label>
      <ol>
        <li>
          <Step icon="chevronLeft" label={ui.previousPage} to={page - 1} last={last} onPage={onPage} />
        </li>
        {getPages(page, last).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span className="icon-button">…</span>
            ) : (
              <button
                type="button"
                className="icon-button"
                aria-label={ui.page(each)}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        <li>
          <Step icon="chevronRight" label={ui.nextPage} to={page + 1} last={last} onPage={onPage} />
        </li>
      </ol>
    </nav>
  );
}

type StepProps = {
  icon: IconName;
  label: string;
  to: number;
  last: number;
  onPage: (page: number) => void;
};

/** Focusable also at the ends, so that the focus is not lost there. */
function Step({ icon, label, to, last, onPage }: StepProps) {
  const exists = to >= 1 && to <= last;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!exists}
      onClick={() => {
        if (exists) onPage(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
