import { toOwnDayPath } from '../../../domain/pages/absenciaPath';
import { groupByDay } from '../../../domain/values/byDay';
import { findGap } from '../../../domain/values/whole';
import { getDay } from '../../../domain/values/madrid';
import { absencia } from '../../../text/absencia';
import { gaps } from '../../../text/gap';
import { formatDayTitle } from '../../../text/ui/dates';
import { RunBar } from '../../shared/RunBar';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { DayRows, DayRowsTop } from '../../ui/DayRows';
import { FormActions } from '../../ui/FormLayout';
import { FormHint } from '../../ui/FormHint';
import { AbsenciaRow } from './AbsenciaRow';
import type { AbsenciaState } from './useAbsencia';

export function AbsenciaForm({ state }: { state: AbsenciaState }) {
  const { absencia: of, cites, own, slots, open, moves, removals, isBusy, isUnchosen, run } = state;
  const gap = findGap(slots);
  const isNothing = moves + removals === 0;
  return (
    <>
      {open.length > 0 && (
        <DayRowsTop inert={isBusy}>
          <Button small aria-disabled={!isUnchosen || undefined} onClick={state.propose}>
            {absencia.propose}
          </Button>
          <span>{absencia.proposeHelp}</span>
        </DayRowsTop>
      )}
      {gap && <FormHint>{gaps.disponibilitats(gap)}</FormHint>}
      <div inert={isBusy}>
        {[...groupByDay(cites, ({ date }) => getDay(date))].map(([day, rows]) => (
          <DayRows key={day} title={formatDayTitle(day)} isAlone={!of?.isAll}>
            {rows.map((cita) => (
              <AbsenciaRow key={cita.id} state={state} cita={cita} />
            ))}
          </DayRows>
        ))}
      </div>
      <FormActions
        note={
          <>
            <span className="strong" role="status">
              {absencia.progress(own.length - open.length, own.length)}
            </span>
            {open.length > 0 && isNothing && <span>{absencia.begin}</span>}
            {!isBusy && removals > 0 && <span>{absencia.final(removals)}</span>}
          </>
        }
      >
        {open.length === 0 && of ? (
          <ButtonLink href={toOwnDayPath(of)}>{absencia.back}</ButtonLink>
        ) : (
          <RunBar run={run} isBusy={isBusy} onStop={state.stop}>
            <Button
              variant="primary"
              busy={isBusy ? absencia.running : undefined}
              aria-disabled={isNothing || undefined}
              onClick={state.send}
            >
              {absencia.submit(moves, removals)}
            </Button>
          </RunBar>
        )}
      </FormActions>
    </>
  );
}
