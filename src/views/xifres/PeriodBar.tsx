import { getPeriode, PERIODES, stepPeriode } from '../../domain/pages/periods';
import { xifres } from '../../text/xifres';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { SegmentedField } from '../ui/SegmentedField';
import type { XifresState } from './useXifres';

const OPTIONS = PERIODES.map((value) => ({ value, label: xifres.periods[value] }));

export function PeriodBar({ state: { periode, pair, today, go, refresh, isBusy } }: { state: XifresState }) {
  return (
    <div className="xifres-tools">
      <SegmentedField
        small
        hideLabel
        label={xifres.period}
        options={OPTIONS}
        value={periode}
        onChange={(kind) => go(kind, pair.now)}
      />
      <IconButton
        line
        icon="chevronLeft"
        label={xifres.previous(periode)}
        onClick={() => go(periode, pair.before)}
      />
      <IconButton
        line
        icon="chevronRight"
        label={xifres.next(periode)}
        onClick={() => go(periode, stepPeriode(periode, pair.now, 1))}
      />
      <Button small onClick={() => go(periode, getPeriode(periode, today))}>
        {xifres.current(periode)}
      </Button>
      <Button small variant="quiet" icon="refresh" aria-disabled={isBusy || undefined} onClick={refresh}>
        {xifres.refresh}
      </Button>
    </div>
  );
}
