import { ui } from '../../text/ui/components';
import { DatePickerField } from './DatePickerField';

export interface DateRange {
  /** `YYYY-MM-DD`, whatever was typed while it is no day, or null. */
  from: string | null;
  to: string | null;
}

interface DateRangeFieldProps extends DateRange {
  onChange: (range: DateRange) => void;
  fromError?: string | undefined;
  toError?: string | undefined;
}

/** Two days, for a period with both included. */
export function DateRangeField({ from, to, onChange, fromError, toError }: DateRangeFieldProps) {
  return (
    <div className="date-range">
      <DatePickerField
        label={ui.from}
        value={from}
        max={to ?? undefined}
        error={fromError}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DatePickerField
        label={ui.to}
        value={to}
        min={from ?? undefined}
        error={toError}
        onChange={(day) => onChange({ from, to: day })}
      />
    </div>
  );
}
