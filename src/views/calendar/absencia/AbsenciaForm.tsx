import type { Cita } from '../../../domain/nouns/cita';
import { findGap } from '../../../domain/values/whole';
import { getDay, type Day } from '../../../domain/values/madrid';
import { absencia } from '../../../text/absencia';
import { gaps } from '../../../text/gap';
import { formatDayTitle } from '../../../text/ui/dates';
import { RunBar } from '../../shared/RunBar';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormLayout';
import { FormHint } from '../../ui/FormHint';
import { AbsenciaRow } from './AbsenciaRow';
import type { AbsenciaState } from './useAbsencia';

function groupByDay(cites: readonly Cita[]): [Day, Cita[]][] {
  const days = new Map<Day, Cita[]>();
  for (const cita of cites) days.set(getDay(cita.date), [...(days.get(getDay(cita.date)) ?? []), cita]);
  return [...days];
}

/** Rows by day; one press does what is chosen, one appointment after another. */
export function AbsenciaForm({ state }: { state: AbsenciaState }) {
  const { absencia: of, cites, own, slots, open, done, moves, removals, isBusy, isUnchosen, run } = state;
  const gap = findGap(slots);
  const isNothing = moves + removals === 0;
  return (
    <>
      {open.length > 0 && (
        <div className="absencia-all" inert={isBusy}>
          <Button small aria-disabled={!isUnchosen || undefined} onClick={state.propose}>
            {absencia.propose}
          </Button>
          <span>{absencia.proposeHelp}</span>
        </div>
      )}
      {gap && <FormHint>{gaps.disponibilitats(gap)}</FormHint>}
      <div className="absencia" inert={isBusy}>
        {groupByDay(cites).map(([day, rows]) => (
          <section key={day} aria-label={formatDayTitle(day)}>
            {of?.isAll && <h2>{formatDayTitle(day)}</h2>}
            <ol>
              {rows.map((cita) => (
                <AbsenciaRow key={cita.id} {...{ state, cita }} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <FormActions
        note={
          <>
            <span className="strong" role="status">
              {absencia.progress(done.length, own.length)}
            </span>
            {open.length > 0 && isNothing && <span>{absencia.begin}</span>}
            {removals > 0 && <span>{absencia.final(removals)}</span>}
          </>
        }
      >
        <RunBar {...{ run, isBusy }} onStop={state.stop}>
          {open.length > 0 && (
            <Button
              variant="primary"
              busy={isBusy ? absencia.running : undefined}
              aria-disabled={isNothing || undefined}
              onClick={state.send}
            >
              {absencia.submit(moves, removals)}
            </Button>
          )}
        </RunBar>
      </FormActions>
    </>
  );
}
