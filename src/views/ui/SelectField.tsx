import { Dropdown } from 'primereact/dropdown';
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { ui } from '../../text/ui/components';
import { Field, type FieldProps } from './Field';
import { takeFirstMatch } from './firstMatch';
import { Icon } from './Icon';
import { listArriving } from './listArriving';
import { listUnknown } from './listUnknown';
import { memoField } from './memoField';
import { SelectStandIn } from './SelectStandIn';
import { useIsDrawn } from './useIsDrawn';
import { watchActiveOption } from './watchActiveOption';
import './selects.css';

/** From here on a list can be filtered. */
const MANY = 10;

export type Option<V extends string | number> = {
  value: V;
  label: string;
  disabled?: boolean | undefined;
};

type SelectFieldProps<V extends string | number> = {
  value: V | null;
  onChange: (value: V | null) => void;
  options: readonly Option<V>[];
  placeholder?: string | undefined;
  /** Shown, with the control disabled, while the options are on their way. */
  loading?: string | undefined;
  emptyText?: string | undefined;
  onFocus?: (() => void) | undefined;
  /** Said at the end of the list while more options are on their way. */
  arriving?: string | undefined;
  /** Offers 'Treu'. */
  clearable?: boolean | undefined;
} & FieldProps;

/** One of a list. */
export function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  return useIsDrawn() ? <DrawnSelect {...props} /> : <SoonSelect {...props} />;
}

function SoonSelect<V extends string | number>(props: SelectFieldProps<V>) {
  const { value, options, loading, disabled } = props;
  const text = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Field {...props}>
      {() => (
        <SelectStandIn
          name="dropdown"
          disabled={disabled === true || loading !== undefined}
          isPlaceholder={text === null}
        >
          {text ?? getPlaceholder(props)}
        </SelectStandIn>
      )}
    </Field>
  );
}

/** What stands where nothing is chosen. */
function getPlaceholder<V extends string | number>(props: SelectFieldProps<V>): string {
  const { loading, options, emptyText = ui.noOptions, placeholder = ui.select } = props;
  return loading ?? (options.length === 0 ? emptyText : placeholder);
}

const DrawnSelect = memoField(Select) as typeof Select;

function Select<V extends string | number>(props: SelectFieldProps<V>) {
  const { value, onChange, onBlur, loading, clearable } = props;
  const options = [...props.options, ...listUnknown(props.options, value)];
  const dropdown = useRef<Dropdown>(null);
  const stop = useRef<() => void>(undefined);
  const listId = useId();
  const placeholder = getPlaceholder({ ...props, options });
  const name = typeof props.label === 'string' ? props.label : ui.options;
  const disabled = props.disabled === true || loading !== undefined;

  useEffect(() => {
    const input = dropdown.current?.getFocusInput();
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-expanded', 'false');
    return () => stop.current?.();
  }, []);
  function setExpanded(open: boolean) {
    const input = dropdown.current?.getFocusInput();
    input?.setAttribute('aria-expanded', String(open));
    if (open) input?.setAttribute('aria-controls', listId);
    else input?.removeAttribute('aria-controls');
  }
  function show() {
    const panel = dropdown.current?.getOverlay();
    if (!dropdown.current || !panel) return;
    setExpanded(true);
    const filter = panel.querySelector<HTMLElement>('.p-dropdown-filter');
    stop.current = watchActiveOption(panel, [dropdown.current.getFocusInput(), filter]);
  }
  // The active position of the whole list means nothing in the filtered one; the left arrow drops it.
  function forgetActive() {
    const filter = dropdown.current?.getOverlay()?.querySelector('.p-dropdown-filter');
    filter?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowLeft', bubbles: true }));
  }
  function change(next: V | null) {
    onChange(next);
    if (next === null) dropdown.current?.focus();
  }
  function clearByKey({ key, target }: KeyboardEvent) {
    const isHere = target === dropdown.current?.getFocusInput();
    if (key === 'Delete' && isHere && clearable && value !== null) change(null);
  }
  function take(option: Option<V>) {
    onChange(option.value);
    dropdown.current?.hide();
    dropdown.current?.focus();
  }
  function hide() {
    // PrimeReact also calls this at a second mount: nothing was shown then, and nothing is to be given back.
    if (!stop.current) return;
    setExpanded(false);
    stop.current();
    stop.current = undefined;
    if (document.activeElement === document.body) dropdown.current?.focus();
  }

  return (
    <Field {...props}>
      {({ id, name: fieldName, required, ...aria }) => (
        <Dropdown
          ref={dropdown}
          inputId={id}
          name={fieldName ?? id}
          required={required ?? false}
          disabled={disabled}
          value={value}
          options={[...options, ...listArriving(props.arriving)]}
          optionDisabled="disabled"
          placeholder={placeholder}
          filter={options.length >= MANY || props.arriving !== undefined}
          filterInputAutoFocus
          filterDelay={0}
          resetFilterOnHide
          onFilter={forgetActive}
          focusOnHover={false}
          checkmark
          highlightOnSelect
          showClear={clearable === true}
          loading={loading !== undefined}
          onChange={(event) => change((event.value as V | undefined) ?? null)}
          {...(onBlur && { onBlur })}
          {...(props.onFocus && { onFocus: props.onFocus })}
          onShow={show}
          onHide={hide}
          scrollHeight="none"
          ariaLabel={name}
          dropdownIcon={<Icon name="chevronDown" />}
          collapseIcon={<Icon name="chevronDown" />}
          loadingIcon={<Icon name="spinner" className="icon-spin" />}
          filterIcon={<Icon name="search" />}
          clearIcon={({ iconProps }) => (
            <span
              {...(iconProps as ComponentProps<'span'>)}
              className="p-dropdown-clear"
              role="button"
              tabIndex={-1}
              aria-label={`${ui.clear}: ${name}`}
            >
              {ui.clear}
            </span>
          )}
          pt={{
            root: {
              'aria-activedescendant': undefined,
              'aria-describedby': undefined,
              'aria-invalid': undefined,
              'aria-required': undefined,
              onKeyDown: clearByKey,
            },
            select: { 'aria-hidden': true, tabIndex: -1 },
            trigger: {
              role: 'presentation',
              'aria-haspopup': undefined,
              'aria-expanded': undefined,
              'aria-label': undefined,
            },
            list: { id: listId, 'aria-label': name },
            item: (item) => ({ 'aria-disabled': item?.context.disabled || undefined }),
            emptyMessage: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
            panel: {
              onKeyDownCapture: (event: KeyboardEvent) =>
                takeFirstMatch(event, { panel: dropdown.current?.getOverlay(), options, take }),
            },
            filterInput: { 'aria-label': ui.filter, 'aria-controls': listId },
          }}
          aria-required={required === true}
          aria-describedby={aria['aria-describedby']}
          aria-invalid={aria['aria-invalid']}
        />
      )}
    </Field>
  );
}
