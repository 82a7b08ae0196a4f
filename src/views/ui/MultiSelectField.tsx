import { ui } from '../../text/ui/components';
import { Combobox, type ListProps } from './Combobox';
import { Field, type FieldProps } from './Field';
import { focusField } from './focusField';
import { Icon } from './Icon';
import type { Option } from './listbox';
import { listUnknown } from './listUnknown';
import './Token.css';

type OptionGroup<V extends string | number> = {
  label: string;
  options: readonly Option<V>[];
};

type MultiSelectFieldProps<V extends string | number> = {
  value: readonly V[];
  onChange: (value: V[]) => void;
  options: readonly (Option<V> | OptionGroup<V>)[];
} & ListProps &
  FieldProps;

export function MultiSelectField<V extends string | number>(props: MultiSelectFieldProps<V>) {
  const { value, onChange, loading } = props;
  const known = props.options.flatMap((entry) =>
    'options' in entry ? entry.options.map((option) => ({ ...option, group: entry.label })) : [entry],
  );
  const options = [...known, ...listUnknown(known, ...value)];
  const tokens = value.flatMap((one) => {
    const label = options.find((option) => option.value === one)?.label;
    return label === undefined && loading !== undefined ? [] : [{ one, label: label ?? String(one) }];
  });
  const remove = (one: V) => onChange(value.filter((each) => each !== one));
  return (
    <Field {...props}>
      {(control) => (
        <Combobox
          {...props}
          control={control}
          multiple
          options={options}
          chosen={value}
          text={tokens.map(({ label }) => label).join(', ')}
          filter={options.length > 0}
          onChoose={(one) => (value.includes(one) ? remove(one) : onChange([...value, one]))}
        >
          {tokens.map(({ one, label }) => (
            <span key={one} className="token select-token">
              <span>{label}</span>
              {!control.disabled && (
                <button
                  type="button"
                  aria-label={ui.remove(label)}
                  onClick={() => {
                    remove(one);
                    focusField(control.id);
                  }}
                >
                  <Icon name="close" small />
                </button>
              )}
            </span>
          ))}
        </Combobox>
      )}
    </Field>
  );
}
