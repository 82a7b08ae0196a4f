import { useState } from 'react';
import { useToday } from '../../hooks/data';
import { isDay } from '../../domain/values/madrid';
import { listPeriods } from '../../domain/pages/periods';
import type { Query } from '../../domain/values/query';
import { lists } from '../../text/lists';
import { dayIssues } from '../../text/validation';
import { ui } from '../../text/ui/components';
import { Button } from '../ui/Button';
import { DateRangeField, type DateRange } from '../ui/DateRangeField';

type DateFilterProps = {
  query: Query;
  onChange: (period: { data_inici: string | null; data_fi: string | null }) => void;
  onDone: () => void;
};

const isWrong = (day: string | null): boolean => day !== null && !isDay(day);

/** Period of the list; it applies as soon as both days are complete. */
export function DateFilter({ query, onChange, onDone }: DateFilterProps) {
  const today = useToday();
  const [range, setRange] = useState<DateRange>({
    from: query['data_inici'] ?? null,
    to: query['data_fi'] ?? null,
  });
  const [left, setLeft] = useState({ from: false, to: false });
  const { from, to } = range;
  const isReversed = from !== null && to !== null && isDay(from) && isDay(to) && from > to;

  function change(next: DateRange) {
    setRange(next);
    setLeft({ from: left.from && next.from === from, to: left.to && next.to === to });
    if (isWrong(next.from) || isWrong(next.to)) return;
    if (next.from !== null && next.to !== null && next.from > next.to) return;
    onChange({ data_inici: next.from, data_fi: next.to });
  }
  function getError(end: keyof DateRange) {
    const isWhole = (range[end]?.length ?? 0) >= ui.dateFormat.length;
    return (isWhole || left[end]) && isWrong(range[end]) ? dayIssues.unreadable : undefined;
  }
  function finish() {
    if (isWrong(from) || isWrong(to)) setLeft({ from: true, to: true });
    else onDone();
  }

  return (
    <div className="filter-panel">
      <div className="filter-periods">
        {listPeriods(today).map(({ name, ...period }) => (
          <Button
            key={name}
            small
            aria-pressed={from === period.data_inici && to === period.data_fi}
            onClick={() => {
              onChange(period);
              onDone();
            }}
          >
            {lists.periods[name]}
          </Button>
        ))}
      </div>
      <DateRangeField
        from={from}
        to={to}
        onChange={change}
        onLeave={(end) => setLeft((ends) => ({ ...ends, [end]: true }))}
        today={today}
        fromError={getError('from')}
        toError={isReversed ? lists.reversedPeriod : getError('to')}
      />
      <div className="popover-foot">
        <Button variant="quiet" small onClick={finish}>
          {ui.done}
        </Button>
      </div>
    </div>
  );
}
