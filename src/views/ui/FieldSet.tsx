import type { ReactNode } from 'react';
import { FieldNotes, LabelText, getFieldClass, useControl, type FieldProps } from './Field';
import { classes } from './classes';

type FieldSetProps = {
  hideLabel?: boolean | undefined;
  radios?: boolean | undefined;
  children: ReactNode;
} & FieldProps;

export function FieldSet({ hideLabel, radios, children, ...props }: FieldSetProps) {
  const control = useControl(props);
  return (
    <fieldset
      className={getFieldClass(props)}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      {...(radios && {
        role: 'radiogroup',
        'aria-required': props.required,
        'aria-invalid': control['aria-invalid'],
      })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <legend className={classes('field-label', hideLabel && 'sr')}>
        <LabelText {...props} />
      </legend>
      {children}
      <FieldNotes {...props} id={control.id} />
    </fieldset>
  );
}
