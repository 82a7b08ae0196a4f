import type { ComponentProps, Ref } from 'react';
import { Field, type FieldProps } from './Field';

type Passed = 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'value' | 'defaultValue';

export interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, Passed> {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  onChange?: ((value: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text; controlled with `value`, uncontrolled with `defaultValue`. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', onChange, onBlur, autoComplete, inputMode, maxLength, placeholder, ref } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          {...('value' in props ? { value: props.value } : { defaultValue: props.defaultValue })}
          ref={ref}
          className="input"
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
