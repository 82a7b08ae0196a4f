import type { ComponentProps, SyntheticEvent } from 'react';
import { findEmail } from '../../domain/values/email';
import { findTelefon } from '../../domain/values/telefon';
import { Field, type FieldProps } from './Field';

type Passed = 'autoComplete' | 'maxLength' | 'placeholder' | 'value' | 'defaultValue';

export type TextFieldProps = {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  onChange?: ((value: string) => void) | undefined;
} & FieldProps &
  Pick<ComponentProps<'input'>, Passed>;

/** Values of pasted texts, which the field takes once it is left or sent. */
const FINDERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  email: findEmail,
  tel: findTelefon,
};

/** Line of text; controlled with `value`, uncontrolled with `defaultValue`. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', onChange, onBlur, autoComplete, maxLength, placeholder } = props;
  const settle = ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
    const found = FINDERS[type]?.(value);
    if (found !== undefined && found !== value) onChange?.(found);
  };
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          {...('value' in props ? { value: props.value } : { defaultValue: props.defaultValue })}
          className="input"
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && settle(event)}
          onBlur={(event) => {
            settle(event);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
