import { Field, type FieldProps } from './Field';
import { findMeantTime, findTypedTime } from '../../domain/values/typedTime';
import { useTyped } from './useTyped';

type TimeFieldProps = {
  /** `HH:mm`, or the typed text while it is no time. */
  value: string;
  onChange: (value: string) => void;
} & FieldProps;

export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur } = props;
  const { input } = useTyped({ value, onChange, onBlur, find: findTypedTime, findMeant: findMeantTime });
  return (
    <Field {...props}>
      {(control) => (
        <input {...control} {...input} className="input" inputMode="numeric" autoComplete="off" />
      )}
    </Field>
  );
}
