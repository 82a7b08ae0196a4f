import { findProgress, getPeriode, PERIODES, stepPeriode } from '../../domain/pages/periods';
import { xifres } from '../../text/xifres';
import { formatShortRange } from '../../text/ui/dates';
import { DateFilter } from '../list/DateFilter';
import { Button } from '../ui/Button';
import { FilterButton } from '../ui/FilterButton';
import { IconButton } from '../ui/IconButton';
import { SegmentedField } from '../ui/SegmentedField';
import type { XifresState } from './useXifres';

const COMPARED = [
  { value: 'avui', label: xifres.untilToday },
  { value: 'sencer', label: xifres.wholePeriod },
] as const;
const OPTIONS = [...PERIODES, 'propi' as const].map((value) => ({ value, label: xifres.periods[value] }));

export function PeriodBar({ state }: { state: XifresState }) {
  const { periode, days, today, isWhole, go, compare, refresh, isBusy } = state;
  return (
    <div className="xifres-tools">
      <SegmentedField
        small
        hideLabel
        label={xifres.period}
        options={OPTIONS}
        value={periode}
        onChange={(kind) => go(kind, days)}
      />
      <IconButton
        line
        icon="chevronLeft"
        label={xifres.previous(periode)}
        onClick={() => go(periode, stepPeriode(periode, days, -1))}
      />
      <IconButton
        line
        icon="chevronRight"
        label={xifres.next(periode)}
        onClick={() => go(periode, stepPeriode(periode, days, 1))}
      />
      {periode === 'propi' ? (
        <FilterButton
          icon="calendar"
          label={xifres.ownDays}
          value={formatShortRange(days.data_inici, days.data_fi)}
        >
          {(close) => (
            <DateFilter
              query={days}
              onChange={({ data_inici, data_fi }) => {
                // One end alone is no period yet.
                if (data_inici !== null && data_fi !== null) go(periode, { data_inici, data_fi });
              }}
              onDone={close}
            />
          )}
        </FilterButton>
      ) : (
        <Button small onClick={() => go(periode, getPeriode(periode, today))}>
          {xifres.current(periode)}
        </Button>
      )}
      {findProgress(days, today) === 'running' && (
        <SegmentedField
          small
          hideLabel
          label={xifres.compare}
          options={COMPARED}
          value={isWhole ? 'sencer' : 'avui'}
          onChange={(choice) => compare(choice === 'sencer')}
        />
      )}
      <Button small variant="quiet" icon="refresh" aria-disabled={isBusy || undefined} onClick={refresh}>
        {xifres.refresh}
      </Button>
    </div>
  );
}
