import { MultiSelect } from 'primereact/multiselect';
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { Field, type FieldProps } from './Field';
import { takeFirstMatch } from './firstMatch';
import { Icon } from './Icon';
import { listArriving } from './listArriving';
import { listUnknown } from './listUnknown';
import type { Option } from './SelectField';
import { memoField } from './memoField';
import { SelectStandIn } from './SelectStandIn';
import { useIsDrawn } from './useIsDrawn';
import { watchActiveOption } from './watchActiveOption';
import './selects.css';
import './MultiSelectField.css';
import './Token.css';

type OptionGroup<V extends string | number> = {
  label: string;
  options: readonly Option<V>[];
};

type MultiSelectFieldProps<V extends string | number> = {
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Options, or all of them in groups. */
  options: readonly (Option<V> | OptionGroup<V>)[];
  placeholder?: string | undefined;
  /** Shown, with the control disabled, while the options are on their way. */
  loading?: string | undefined;
  emptyText?: string | undefined;
  onFocus?: (() => void) | undefined;
  /** Said at the end of the list while more options are on their way. */
  arriving?: string | undefined;
} & FieldProps;

/** What PrimeReact tells of a token and of an option beside what its types say. */
type Token<V> = { context: { value: V } };
type Item = { context: { index: number } };

function isGroup<V extends string | number>(entry: Option<V> | OptionGroup<V>): entry is OptionGroup<V> {
  return 'options' in entry;
}

/** Several of a list, shown as tokens. */
export function MultiSelectField<V extends string | number>(props: MultiSelectFieldProps<V>) {
  return useIsDrawn() ? <DrawnMultiSelect {...props} /> : <SoonMultiSelect {...props} />;
}

function SoonMultiSelect<V extends string | number>(props: MultiSelectFieldProps<V>) {
  const { value, loading, disabled, emptyText = ui.noOptions, placeholder = ui.select } = props;
  const known = props.options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  const getLabel = (one: V) => known.find((option) => option.value === one)?.label ?? one;
  const isNone = value.length === 0;
  return (
    <Field {...props}>
      {() => (
        <SelectStandIn
          name="multiselect"
          disabled={disabled === true || loading !== undefined}
          isPlaceholder={isNone}
        >
          {isNone
            ? (loading ?? (known.length === 0 ? emptyText : placeholder))
            : value.map((one) => (
                <span key={one} className="token">
                  {getLabel(one)}
                </span>
              ))}
        </SelectStandIn>
      )}
    </Field>
  );
}

const DrawnMultiSelect = memoField(Multiple) as typeof Multiple;

function Multiple<V extends string | number>(props: MultiSelectFieldProps<V>) {
  const { value, onChange, onBlur, loading, emptyText = ui.noOptions } = props;
  const multi = useRef<MultiSelect>(null);
  const stop = useRef<() => void>(undefined);
  const listId = useId();
  useEffect(() => () => stop.current?.(), []);

  const grouped = props.options.some(isGroup);
  const known = props.options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  const unknown = listUnknown(known, ...value);
  const options = [...props.options, ...unknown];
  const flat = [...known, ...unknown];
  const getLabel = (one: V) => flat.find((option) => option.value === one)?.label ?? String(one);
  const name = typeof props.label === 'string' ? props.label : ui.options;

  function watch() {
    const panel = multi.current?.getOverlay();
    if (!multi.current || !panel) return;
    const filter = panel.querySelector<HTMLElement>('.p-multiselect-filter');
    stop.current = watchActiveOption(panel, [multi.current.getInput(), filter]);
  }
  // What was active in the whole list is another option in the filtered one: it starts again.
  function forgetActive() {
    const filter = multi.current?.getOverlay()?.querySelector('.p-multiselect-filter');
    filter?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Home', bubbles: true }));
  }
  function toggle({ value: one }: Option<V>) {
    onChange(value.includes(one) ? value.filter((each) => each !== one) : [...value, one]);
    multi.current?.getInput()?.focus();
  }
  /** What is typed next is for the field: PrimeReact leaves the focus nowhere. */
  function finish(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    multi.current?.hide();
    multi.current?.getInput()?.focus();
  }

  return (
    <Field {...props}>
      {({ id, name: fieldName, required: _, ...aria }) => (
        <MultiSelect
          ref={multi}
          inputId={id}
          name={fieldName ?? id}
          value={[...value]}
          options={[...options, ...listArriving(props.arriving)]}
          {...(grouped && { optionGroupLabel: 'label', optionGroupChildren: 'options' })}
          optionDisabled="disabled"
          placeholder={loading ?? (flat.length === 0 ? emptyText : (props.placeholder ?? ui.select))}
          emptyMessage={emptyText}
          disabled={props.disabled === true || loading !== undefined}
          display="chip"
          filter={flat.length > 0}
          filterPlaceholder={ui.filter}
          filterInputAutoFocus
          filterDelay={0}
          resetFilterOnHide
          onFilter={forgetActive}
          showSelectAll={false}
          scrollHeight="none"
          onChange={(event) => onChange(event.value as V[])}
          {...(onBlur && { onBlur })}
          {...(props.onFocus && { onFocus: props.onFocus })}
          onShow={watch}
          onHide={() => stop.current?.()}
          dropdownIcon={
            <Icon
              name={loading === undefined ? 'chevronDown' : 'spinner'}
              className={loading && 'icon-spin'}
            />
          }
          checkboxIcon={<Icon name="check" />}
          removeIcon={({ iconProps }) => (
            <button type="button" {...(iconProps as ComponentProps<'button'>)} className={undefined}>
              <Icon name="close" small />
            </button>
          )}
          panelHeaderTemplate={({ filterElement }) => (
            <div className="p-multiselect-header">{filterElement}</div>
          )}
          panelFooterTemplate={() => (
            <div className="popover-foot">
              <span role="status">{ui.chosen(value.length, flat.length)}</span>
              <Button variant="quiet" small onClick={finish}>
                {ui.done}
              </Button>
            </div>
          )}
          pt={{
            root: { 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined },
            input: { 'aria-required': props.required },
            token: { className: 'token' },
            removeTokenIcon: ({ context }: Token<V>) => ({
              'aria-label': ui.remove(getLabel(context.value)),
            }),
            list: { 'aria-label': name },
            item: ({ context }: Item) => ({ id: `${listId}-${context.index}` }),
            itemGroup: { role: 'presentation' },
            emptyMessage: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
            checkbox: { root: { 'aria-hidden': true } },
            panel: {
              onKeyDownCapture: (event: KeyboardEvent) => {
                if (event.key === 'Escape') finish(event);
                else
                  takeFirstMatch(event, { panel: multi.current?.getOverlay(), options: flat, take: toggle });
              },
            },
            filterInput: { root: { 'aria-label': ui.filter } },
          }}
          aria-describedby={aria['aria-describedby']}
          aria-invalid={aria['aria-invalid']}
        />
      )}
    </Field>
  );
}
