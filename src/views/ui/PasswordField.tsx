import { useState } from 'react';
import { first } from '../../text/ui/firstPage';
import { Field } from './Field';
import { Icon } from './Icon';
import type { TextFieldProps } from './TextField';
import './PasswordField.css';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'onBlur'>) {
  const [shown, setShown] = useState(false);
  const { onChange, autoComplete } = props;
  const label = shown ? first.hidePassword : first.showPassword;
  return (
    <Field {...props}>
      {(control) => (
        <div className="password-field">
          <input
            {...control}
            {...('value' in props ? { value: props.value } : { defaultValue: props.defaultValue })}
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange?.(event.target.value)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={label}
            title={label}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
