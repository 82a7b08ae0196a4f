import { useId, useRef, useState } from 'react';
import { ui } from '../../text/ui/components';
import { findTypedDay } from '../../domain/values/typedDay';
import { findMeantDay, toTyped } from './typedDay';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import { lazyPart } from './lazyPart';
import { Popover } from './Popover';
import { useStable } from './useStable';
import { useTyped } from './useTyped';
import './Button.css';
import './DatePickerField.css';

const loadGrid = () => import('./MonthGrid');
/** Loaded on focus, since most days are typed. */
const MonthGrid = lazyPart('MonthGrid', loadGrid, 'needed');
const fetchGrid = (): void => void loadGrid().catch(() => {});

type DatePickerFieldProps = {
  /** `YYYY-MM-DD`, the typed text while it is no day, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Reference of short forms, `YYYY-MM-DD`. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
} & FieldProps;

/** Day typed as `dd/mm/yyyy` or shorter, or picked; other text is kept as the value. */
export function DatePickerField(props: DatePickerFieldProps) {
  const { value, onChange, onBlur, today, min, max } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const { setTyped, input } = useTyped({
    value: value ?? '',
    onChange: (next) => onChange(next || null),
    onBlur,
    show: toTyped,
    find: findTypedDay,
    findMeant: (text) => findMeantDay(text, today, { min, max }),
  });
  const pick = useStable((day: string) => {
    setTyped(toTyped(day));
    onChange(day);
    setOpen(false);
    button.current?.focus();
  });

  return (
    <Field {...props}>
      {(control) => (
        <div className="p-calendar" onFocus={fetchGrid}>
          <input
            {...control}
            {...input}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            placeholder={ui.dateFormat}
          />
          <button
            type="button"
            ref={button}
            className="icon-button p-datepicker-trigger"
            aria-label={ui.chooseDate}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            disabled={props.disabled}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
          </button>
          {open && (
            <Popover
              anchor={button}
              id={panelId}
              label={ui.chooseDate}
              align="end"
              onClose={() => setOpen(false)}
            >
              <div className="date-panel">
                <MonthGrid value={value ?? ''} min={min} max={max} onPick={pick} />
              </div>
            </Popover>
          )}
        </div>
      )}
    </Field>
  );
}
