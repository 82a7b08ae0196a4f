import { useId, type MouseEvent, type ReactNode } from 'react';
import { first } from '../../text/ui/firstPage';
import { classes } from './classes';
import { Icon } from './Icon';
import './Field.css';

export type FieldProps = {
  label: ReactNode;
  /** Stable when an error summary links here; made up otherwise. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  errorLang?: 'es' | undefined;
  help?: ReactNode;
  /** Columns of twelve inside a FieldGrid; all of them by default. */
  span?: 3 | 4 | 5 | 6 | 8 | 12 | undefined;
  /** Keeps half the width on a phone. */
  half?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

/** What the control inside a field must carry. */
export type Control = {
  id: string;
  name: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function getFieldClass({ span, half }: FieldProps): string {
  return classes('field', span && `field-span-${span}`, half && 'field-half');
}

export function useControl(props: FieldProps): Control {
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const described = [props.error !== undefined && `${id}-error`, props.help && `${id}-help`].filter(Boolean);
  return {
    id,
    name: props.name,
    required: props.required,
    disabled: props.disabled,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': props.error === undefined ? undefined : true,
  };
}

/** The words of a label: its text and its asterisk. */
export function LabelText({ label, required }: FieldProps) {
  return (
    <>
      {label}
      {required && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** What stands below a control: the error first, then the help. */
export function FieldNotes({ id, error, errorLang, help }: FieldProps & { id: string }) {
  return (
    <>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`} lang={errorLang}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
}

type OwnControl = {
  children: (control: Control) => ReactNode;
} & FieldProps;

/** A label leads to a button; a browser would press it. */
function focusButton(event: MouseEvent<HTMLLabelElement>) {
  const { control } = event.currentTarget;
  if (!(control instanceof HTMLButtonElement)) return;
  event.preventDefault();
  control.focus();
}

/** Label above, control, then error and help; the control gets its id and descriptions. */
export function Field({ children, ...props }: OwnControl) {
  const control = useControl(props);
  return (
    <div className={getFieldClass(props)}>
      <label className="field-label" htmlFor={control.id} id={`${control.id}-label`} onClick={focusButton}>
        <LabelText {...props} />
      </label>
      {children(control)}
      <FieldNotes {...props} id={control.id} />
    </div>
  );
}

/** What the asterisk means (spec §2). */
export function RequiredNote() {
  return <p className="required-note">{first.requiredNote}</p>;
}
