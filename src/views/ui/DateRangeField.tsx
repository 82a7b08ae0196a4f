import { ui } from '../../text/ui/components';
import { DatePickerField } from './DatePickerField';

export type DateRange = {
  /** `YYYY-MM-DD`, the typed text while it is no day, or null. */
  from: string | null;
  to: string | null;
};

type DateRangeFieldProps = {
  onChange: (range: DateRange) => void;
  onLeave: (end: keyof DateRange) => void;
  /** Reference of short forms, `YYYY-MM-DD`. */
  today: string;
  fromError?: string | undefined;
  toError?: string | undefined;
} & DateRange;

export function DateRangeField(props: DateRangeFieldProps) {
  const { from, to, onChange, onLeave, today, fromError, toError } = props;
  return (
    <div className="date-range">
      <DatePickerField
        label={ui.from}
        value={from}
        max={to ?? undefined}
        error={fromError}
        today={today}
        onBlur={() => onLeave('from')}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DatePickerField
        label={ui.to}
        value={to}
        min={from ?? undefined}
        error={toError}
        today={today}
        onBlur={() => onLeave('to')}
        onChange={(day) => onChange({ from, to: day })}
      />
    </div>
  );
}
