import { Field, type FieldProps } from './Field';

type TimeFieldProps = {
  /** `HH:mm`, or empty. */
  value: string;
  onChange: (value: string) => void;
} & FieldProps;

/** A time of day. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="time"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
