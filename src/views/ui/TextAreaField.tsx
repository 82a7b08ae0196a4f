import { Field, type FieldProps } from './Field';

type TextAreaFieldProps = {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
} & FieldProps;

export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, onBlur, rows = 4 } = props;
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          value={value}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
