import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

type Passed = 'autoComplete' | 'placeholder' | 'value' | 'defaultValue';

export type TextFieldProps = {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  onChange?: ((value: string) => void) | undefined;
} & FieldProps &
  Pick<ComponentProps<'input'>, Passed>;

/** Line of text; controlled with `value`, uncontrolled with `defaultValue`. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', onChange, onBlur, autoComplete, placeholder } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          {...('value' in props ? { value: props.value } : { defaultValue: props.defaultValue })}
          className="input"
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
