import { useId, useState } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { Icon } from './Icon';

/** From here on the options can be searched. */
const MANY = 10;

type Choice =
  | { multiple?: false | undefined; value: string | null; onChange: (value: string | null) => void }
  | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void };

type FilterOptionsProps = Choice & {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Closes the panel: 'Fet'. */
  onDone: () => void;
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options of a filter: radios with 'Tots', or checkboxes when several may be chosen. */
export function FilterOptions(props: FilterOptionsProps) {
  const { label, options, onDone } = props;
  const [sought, setSought] = useState('');
  const group = useId();
  const shown = options.filter((option) => fold(option.label).includes(fold(sought)));
  const entries = props.multiple ? shown : [{ value: '', label: ui.all }, ...shown];

  function isChecked(value: string) {
    return props.multiple ? props.value.includes(value) : (props.value ?? '') === value;
  }
  function toggle(value: string, checked: boolean) {
    if (!props.multiple) props.onChange(value || null);
    else props.onChange(checked ? [...props.value, value] : props.value.filter((each) => each !== value));
  }

  return (
    <div className="panel">
      {options.length >= MANY && (
        <div className="search">
          <Icon name="search" />
          <input
            className="input"
            type="search"
            aria-label={`${ui.filter}: ${label}`}
            placeholder={ui.filter}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      <fieldset className="opts">
        <legend className="sr">{label}</legend>
        {entries.map((option) => (
          <label key={option.value} className="check">
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              name={group}
              checked={isChecked(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
        {shown.length === 0 && <p className="help">{ui.noResults}</p>}
      </fieldset>
      <div className="panel-foot">
        {props.multiple && <span role="status">{ui.chosen(props.value.length, options.length)}</span>}
        <Button variant="quiet" small onClick={onDone}>
          {ui.done}
        </Button>
      </div>
    </div>
  );
}
