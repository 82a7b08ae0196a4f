import { useViewer } from '../../../hooks/data';
import { refuseCompletion } from '../../../domain/access/access';
import { toFacts, type Assessoria } from '../../../domain/nouns/assessoria';
import { getJoveName } from '../../../domain/nouns/cita';
import { beginClosing } from '../../../domain/pages/closing';
import { toSearch } from '../../../domain/values/query';
import { closeDay } from '../../../text/closeDay';
import { lists } from '../../../text/lists';
import { getNoticeText } from '../../../text/notices';
import { getLabel } from '../../../text/options';
import { joinFacts } from '../../../text/ui/words';
import { RefusalHint } from '../../forms/RefusalHint';
import { StateChip } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { DayRow } from '../../ui/DayRows';
import { ClosingFields } from './ClosingFields';
import type { CloseDayActor, CloseDayState } from './useCloseDay';

type ClosingRowProps = { actor: CloseDayActor; state: CloseDayState; row: Assessoria };

/** Keeps its height once closed, while others are saved. */
export function ClosingRow({ actor, state, row }: ClosingRowProps) {
  const { id, tipus, jove, cita, modalitat, tematica } = row;
  const viewer = useViewer();
  const closing = state.closings[id] ?? beginClosing(row);
  const isClosed = state.closed.includes(id);
  const refusal = refuseCompletion(viewer, toFacts(row));
  const result = state.getResult(id);
  const name = getJoveName(jove) || lists.number(id);
  const told = !isClosed && result && result.state !== 'done' ? getNoticeText(result.message) : null;
  const full = `/assessories/${id}/realitzar${toSearch({ inscripcio: closing.draft.inscripcio })}` as const;

  return (
    <DayRow
      date={cita.date}
      tile={<TypeTile tipus={tipus} />}
      name={name}
      href={`/assessories/${id}`}
      details={joinFacts(
        getLabel('tipus', tipus),
        getLabel('modalitat', modalitat),
        tematica && closeDay.theme(tematica.name),
      )}
      isDone={isClosed}
      end={
        isClosed ? (
          state.gone.includes(id) ? (
            <span>{closeDay.gone}</span>
          ) : (
            <StateChip state={closing.isAbsent ? 'no_assistida' : 'realitzada'} />
          )
        ) : (
          refusal === null && (
            <div className="close-day-acts">
              <Button
                small
                icon="slash"
                aria-label={closeDay.absentOf(name)}
                aria-pressed={closing.isAbsent}
                onClick={() => actor.send({ type: 'closeDay.absent', id, isAbsent: !closing.isAbsent })}
              >
                {closeDay.absent}
              </Button>
              <ButtonLink small variant="quiet" href={full} aria-label={closeDay.moreOf(name)}>
                {closeDay.more}
              </ButtonLink>
            </div>
          )
        )
      }
    >
      {refusal !== null && !isClosed && <RefusalHint refusal={refusal} action="complete" />}
      {refusal === null && (!isClosed || state.isBusy) && (
        <ClosingFields
          row={row}
          closing={closing}
          name={name}
          isHidden={isClosed || closing.isAbsent}
          isTried={state.tried.includes(id)}
          onChange={(changes) => actor.send({ type: 'closeDay.change', id, changes })}
        />
      )}
      {told && (
        <p className="field-error" role="alert" lang={told.lang}>
          {told.text}
        </p>
      )}
    </DayRow>
  );
}
