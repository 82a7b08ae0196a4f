import { ui } from '../../text/ui/components';
import { Combobox, type ListProps } from './Combobox';
import { Field, type FieldProps } from './Field';
import { focusField } from './focusField';
import type { Option } from './listbox';
import { listUnknown } from './listUnknown';

const MANY = 10;

type SelectFieldProps<V extends string | number> = {
  value: V | null;
  onChange: (value: V | null) => void;
  options: readonly Option<V>[];
  clearable?: boolean | undefined;
} & ListProps &
  FieldProps;

export function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const { label, value, onChange, clearable, loadingMore } = props;
  const options = [...props.options, ...listUnknown(props.options, value)];
  const isClearable = clearable === true && value !== null;
  return (
    <Field {...props}>
      {(control) => (
        <Combobox
          {...props}
          control={control}
          options={options}
          chosen={value === null ? [] : [value]}
          text={options.find((option) => option.value === value)?.label ?? ''}
          filter={options.length >= MANY || loadingMore !== undefined}
          onChoose={onChange}
          onClear={isClearable ? () => onChange(null) : undefined}
        >
          {isClearable && (
            <button
              type="button"
              className="select-clear"
              tabIndex={-1}
              disabled={control.disabled}
              aria-label={`${ui.clear}: ${typeof label === 'string' ? label : ui.options}`}
              onClick={() => {
                onChange(null);
                focusField(control.id);
              }}
            >
              {ui.clear}
            </button>
          )}
        </Combobox>
      )}
    </Field>
  );
}
