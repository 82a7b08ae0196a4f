import { useEffect, useRef } from 'react';
import { INSCRIPCIONS } from '../../../domain/values/options';
import { closeDay } from '../../../text/closeDay';
import { getLabel } from '../../../text/options';
import { formatDayTitle, formatRelative } from '../../../text/ui/dates';
import { RunBar } from '../../shared/RunBar';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { DayRows, DayRowsTop } from '../../ui/DayRows';
import { RequiredNote } from '../../ui/Field';
import { FormActions } from '../../ui/FormLayout';
import { ClosingRow } from './ClosingRow';
import type { CloseDayActor, CloseDayState } from './useCloseDay';

function describe({ ready, incomplete, absences }: CloseDayState): string {
  if (ready.length + incomplete.length === 0) return closeDay.choose;
  return [
    incomplete.length > 0 && closeDay.incomplete(incomplete.length),
    absences > 0 && closeDay.absences(absences),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Rows by day, saved by one press; incomplete ones lead to the first missing choice. */
export function CloseDayForm({ actor, state }: { actor: CloseDayActor; state: CloseDayState }) {
  const { today, days, shown, open, ready, tried, closed, isBusy, run, hasMore } = state;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tried.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true] :is(input, button)')?.focus();
  }, [tried]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) state.send();
      }}
    >
      {open.length > 0 && (
        <DayRowsTop inert={isBusy}>
          <div className="close-day-top">
            <RequiredNote />
            {open.length > 1 && (
              <div
                className="close-day-everyone"
                role="group"
                aria-labelledby="close-day-everyone"
                aria-describedby="close-day-help"
              >
                <span id="close-day-everyone" className="strong">
                  {closeDay.everyone}
                </span>
                {INSCRIPCIONS.map((inscripcio) => (
                  <Button key={inscripcio} small onClick={() => state.fill(inscripcio)}>
                    {getLabel('inscripcio', inscripcio)}
                  </Button>
                ))}
                <span id="close-day-help" className="soft">
                  {closeDay.everyoneHelp}
                </span>
              </div>
            )}
          </div>
        </DayRowsTop>
      )}
      <div inert={isBusy}>
        {days.map(({ day, rows }) => (
          <DayRows key={day} title={formatDayTitle(day)} note={formatRelative(day, today)}>
            {rows.map((row) => (
              <ClosingRow key={row.id} actor={actor} state={state} row={row} />
            ))}
          </DayRows>
        ))}
        {hasMore && (
          <div className="close-day-more">
            <Button onClick={state.showMore}>{closeDay.showMore}</Button>
          </div>
        )}
      </div>
      <FormActions
        note={
          <>
            <span className="strong" role="status">
              {closeDay.progress(shown.filter(({ id }) => closed.includes(id)).length, shown.length)}
            </span>
            {open.length > 0 && <span>{describe(state)}</span>}
          </>
        }
      >
        {open.length > 0 ? (
          <RunBar run={run} isBusy={isBusy} onStop={state.stop}>
            <Button type="submit" variant="primary" busy={isBusy ? closeDay.saving : undefined}>
              {closeDay.submit(ready.length)}
            </Button>
          </RunBar>
        ) : (
          <ButtonLink href="/">{closeDay.back}</ButtonLink>
        )}
      </FormActions>
    </form>
  );
}
