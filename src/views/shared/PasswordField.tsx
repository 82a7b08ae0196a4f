import { useState } from 'react';
import { ui } from '../../text/ui';
import { Field } from './Field';
import { IconButton } from './IconButton';
import type { TextFieldProps } from './TextField';

/** A password with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const { onChange, onBlur, autoComplete, maxLength, ref } = props;
  return (
    <Field {...props}>
      {(control) => (
        <div className="pw">
          <input
            {...control}
            {...('value' in props ? { value: props.value } : { defaultValue: props.defaultValue })}
            ref={ref}
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={maxLength}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={onBlur}
          />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? ui.hidePassword : ui.showPassword}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
