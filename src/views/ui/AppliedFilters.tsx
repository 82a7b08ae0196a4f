import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { Icon } from './Icon';
import './AppliedFilters.css';
import './Token.css';

type AppliedFiltersProps = {
  start: ReactNode;
  /** Announced when it changes. */
  total: string;
  /** One per filter; `removeLabel` names its button. */
  tokens: readonly { id: string; label: string; removeLabel: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  end: ReactNode;
};

export function AppliedFilters({ start, total, tokens, onRemove, onClear, end }: AppliedFiltersProps) {
  return (
    <div className="applied-filters">
      {start}
      <span className="strong" role="status">
        {total}
      </span>
      {tokens.map(({ id, label, removeLabel }) => (
        <span key={id} className="token">
          <span>{label}</span>
          <button type="button" aria-label={removeLabel} onClick={() => onRemove(id)}>
            <Icon name="close" small />
          </button>
        </span>
      ))}
      {tokens.length > 0 && (
        <Button variant="quiet" small onClick={onClear}>
          {ui.clearFilters}
        </Button>
      )}
      <div className="applied-filters-end">{end}</div>
    </div>
  );
}
