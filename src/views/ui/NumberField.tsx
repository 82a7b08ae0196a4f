import type { WheelEvent } from 'react';
import { Field, type FieldProps } from './Field';

type NumberFieldProps = {
  /** null while the text is empty or no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
} & FieldProps;

/** Scrolls the page: browsers step a focused number by the wheel, unless it is read-only. */
function ignoreWheel({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  field.readOnly = true;
  setTimeout(() => {
    field.readOnly = false;
  });
}

export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
          onBlur={onBlur}
          onWheel={ignoreWheel}
        />
      )}
    </Field>
  );
}
