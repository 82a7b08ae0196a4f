import { Icon } from './Icon';
import './SearchField.css';

type SearchFieldProps = {
  /** Accessible name, and placeholder unless there is another. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** Search of a filter bar, not debounced. */
export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
