import { Icon } from './Icon';
import './SearchField.css';

type SearchFieldProps = {
  /** The accessible name; the placeholder says it too unless there is another. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** The search of a filter bar. The caller decides how long to wait while a person types. */
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
