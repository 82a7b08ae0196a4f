import { FieldNotes, getFieldClass, useControl, type FieldProps } from './Field';

interface CheckboxFieldProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its words beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { checked, onChange, onBlur, label } = props;
  const control = useControl(props);
  return (
    <div className={getFieldClass(props)}>
      <label className="check">
        <input
          {...control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        {label}
      </label>
      <FieldNotes {...props} id={control.id} />
    </div>
  );
}
