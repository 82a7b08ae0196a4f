import { getJoveName, isOberta, type Cita } from '../../../domain/nouns/cita';
import { refuseAway } from '../../../domain/pages/absencia';
import { toMailHref, toTelHref } from '../../../domain/values/contact';
import { useViewer } from '../../../hooks/data';
import { absencia } from '../../../text/absencia';
import { calendar } from '../../../text/calendar';
import { getNoticeText } from '../../../text/notices';
import { getLabel } from '../../../text/options';
import { joinFacts } from '../../../text/ui/words';
import { RefusalHint } from '../../forms/RefusalHint';
import { StateChip } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { DayRow, DayRowFields } from '../../ui/DayRows';
import { Icon } from '../../ui/Icon';
import { describeBoth, describeEnd } from './describe';
import { TargetField } from './TargetField';
import type { AbsenciaState } from './useAbsencia';

type AbsenciaRowProps = { state: AbsenciaState; cita: Cita };

const getName = (cita: Cita): string => {
  if (!isOberta(cita)) return calendar.locked;
  return cita.assessoria.jove ? getJoveName(cita.assessoria.jove) : calendar.hiddenJove;
};

export function AbsenciaRow({ state, cita }: AbsenciaRowProps) {
  const viewer = useViewer();
  const { id, assessoria } = cita;
  const { move, remove } = refuseAway(viewer, cita);
  const name = getName(cita);
  const choice = state.choices[id];
  const end = describeEnd(state, cita);
  const both = end === null ? describeBoth(state, cita) : null;
  const isFixed = end !== null || both !== null;
  const result = state.getResult(cita);
  const failed = !isFixed && result && result.state !== 'done' ? getNoticeText(result.message) : null;
  const isRemoved = choice?.act === 'remove';

  return (
    <DayRow
      date={cita.date}
      tile={<TypeTile tipus={assessoria.tipus} />}
      name={name}
      href={isOberta(cita) && move?.reason !== 'permission' ? `/assessories/${assessoria.id}` : undefined}
      details={joinFacts(
        getLabel('tipus', assessoria.tipus),
        isOberta(cita) &&
          calendar.place(
            getLabel('modalitat', cita.modalitat),
            cita.assessoria.oficina?.nom,
            cita.antena?.nom,
          ),
      )}
      isDone={end !== null}
      end={
        <>
          <Contact cita={cita} name={name} />
          {!isOberta(cita) && <StateChip state="bloquejada" />}
          {end !== null && (
            <span className="absencia-end">
              <Icon name="check" small />
              <span>{end}</span>
            </span>
          )}
        </>
      }
    >
      {isOberta(cita) && move !== null && !isFixed && <RefusalHint refusal={move} action="move" />}
      {isOberta(cita) && remove === null && both === null && (end === null || state.isBusy) && (
        <DayRowFields legend={name} isHidden={end !== null}>
          <div className="absencia-choice">
            {move === null && <TargetField state={state} cita={cita} />}
            <div className="absencia-acts">
              <Button
                small
                icon="trash"
                aria-label={absencia.removeOf(name)}
                aria-pressed={isRemoved}
                onClick={() => state.choose(id, isRemoved ? null : { act: 'remove' })}
              >
                {absencia.remove}
              </Button>
              {move === null && (
                <ButtonLink
                  small
                  variant="quiet"
                  href={`/assessories/${assessoria.id}/hora`}
                  aria-label={absencia.moveOf(name)}
                >
                  {absencia.move}
                </ButtonLink>
              )}
            </div>
          </div>
        </DayRowFields>
      )}
      {both !== null && (
        <p className="field-error" role="alert">
          {both}
        </p>
      )}
      {failed && (
        <p className="field-error" role="alert" lang={failed.lang}>
          {[failed.text, ...failed.lines].join(' ')}
        </p>
      )}
    </DayRow>
  );
}

function Contact({ cita, name }: { cita: Cita; name: string }) {
  const { telefon, email } = (isOberta(cita) && cita.assessoria.jove) || { telefon: null, email: null };
  if (telefon) {
    return (
      <a className="absencia-contact" href={toTelHref(telefon)} aria-label={absencia.call(name, telefon)}>
        <Icon name="phone" small />
        <span>{telefon}</span>
      </a>
    );
  }
  return email ? (
    <a className="absencia-contact" href={toMailHref(email)} aria-label={absencia.write(name, email)}>
      {email}
    </a>
  ) : null;
}
