import type { ReactNode } from 'react';
import { FieldNotes, LabelText, getFieldClass, useControl, type Control, type FieldProps } from './Field';
import { classes } from './classes';

interface FieldSetProps extends FieldProps {
  hideLabel?: boolean | undefined;
  children: (control: Control) => ReactNode;
}

/** Like Field, for a group of controls under one legend. */
export function FieldSet({ hideLabel, children, ...props }: FieldSetProps) {
  const control = useControl(props);
  return (
    <fieldset
      className={getFieldClass(props)}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <legend className={classes('label', hideLabel && 'sr')}>
        <LabelText {...props} />
      </legend>
      {children(control)}
      <FieldNotes {...props} id={control.id} />
    </fieldset>
  );
}
