import { useId, useState } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { filterOptions } from './listbox';
import { SearchField } from './SearchField';

const MANY = 10;

type FilterOptionsProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  options: readonly { value: string; label: string }[];
  loading?: string | undefined;
  onDone: () => void;
};

export function FilterOptions({ value, onChange, label, options, loading, onDone }: FilterOptionsProps) {
  const [search, setSearch] = useState('');
  const group = useId();
  const shown = filterOptions(options, search);

  return (
    <div className="filter-panel">
      {(options.length >= MANY || loading !== undefined) && (
        <SearchField
          label={`${ui.filter}: ${label}`}
          placeholder={ui.filter}
          value={search}
          onChange={setSearch}
        />
      )}
      <fieldset className="filter-options">
        <legend className="sr">{label}</legend>
        {[{ value: '', label: ui.all }, ...shown].map((option) => (
          <label key={option.value} className="filter-option">
            <input
              type="radio"
              name={group}
              checked={(value ?? '') === option.value}
              onChange={() => onChange(option.value || null)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {shown.length === 0 && !loading && <p className="field-help">{ui.noResults}</p>}
      </fieldset>
      <p className="field-help" role="status">
        {loading}
      </p>
      <div className="popover-foot">
        <Button variant="quiet" small onClick={onDone}>
          {ui.done}
        </Button>
      </div>
    </div>
  );
}
