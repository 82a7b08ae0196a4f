import { useId, type MouseEvent } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { classes } from './classes';
import type { FieldProps } from './Field';
import { FieldSet } from './FieldSet';
import { listUnknown } from './listUnknown';
import './radios.css';

type SegmentedFieldProps<V extends string> = {
  value: V | null;
  onChange: (value: V) => void;
  /** Clears the choice, by a button 'Treu'. */
  onClear?: (() => void) | undefined;
  options: readonly { value: V; label: string }[];
  small?: boolean | undefined;
  hideLabel?: boolean | undefined;
  wrap?: boolean | undefined;
} & FieldProps;

/** Radio buttons in one row, for two to four short options. */
export function SegmentedField<V extends string>(props: SegmentedFieldProps<V>) {
  const { value, onChange, onClear, small, wrap } = props;
  const options = [...props.options, ...listUnknown(props.options, value)];
  const name = typeof props.label === 'string' ? props.label : ui.options;
  const group = useId();

  function clear({ currentTarget }: MouseEvent) {
    onClear?.();
    currentTarget.parentElement?.querySelector('input')?.focus();
  }

  return (
    <FieldSet {...props} radios>
      <div className={classes('segmented', small && 'segmented-small', wrap && 'segmented-wrap')}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={props.name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={props.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {onClear && value !== null && (
          <Button
            small
            variant="quiet"
            className="segmented-clear"
            aria-label={`${ui.clear}: ${name}`}
            onClick={clear}
          >
            {ui.clear}
          </Button>
        )}
      </div>
    </FieldSet>
  );
}
