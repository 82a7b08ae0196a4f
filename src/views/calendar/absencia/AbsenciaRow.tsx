import { getJoveName, isOberta, type Cita } from '../../../domain/nouns/cita';
import { refuseAway } from '../../../domain/pages/absencia';
import { toMailHref, toTelHref } from '../../../domain/values/contact';
import { useViewer } from '../../../hooks/data';
import { absencia } from '../../../text/absencia';
import { calendar } from '../../../text/calendar';
import { getNoticeText } from '../../../text/notices';
import { getLabel } from '../../../text/options';
import { formatTime } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import { RefusalHint } from '../../forms/RefusalHint';
import { StateChip } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { describeBoth, describeEnd } from './describe';
import { TargetField } from './TargetField';
import type { AbsenciaState } from './useAbsencia';

type AbsenciaRowProps = { state: AbsenciaState; cita: Cita };

const getName = (cita: Cita): string => {
  if (!isOberta(cita)) return calendar.locked;
  return cita.assessoria.jove ? getJoveName(cita.assessoria.jove) : calendar.hiddenJove;
};

/** An appointment, how to reach the person, and the choice of what becomes of it. */
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
    <li className={classes(end !== null && 'absencia-done') || undefined}>
      <div className="absencia-head">
        <time dateTime={cita.date}>{formatTime(cita.date)}</time>
        <TypeTile tipus={assessoria.tipus} />
        <div className="absencia-who">
          {isOberta(cita) && move?.reason !== 'permission' ? (
            <Link className="absencia-name" href={`/assessories/${assessoria.id}`}>
              {name}
            </Link>
          ) : (
            <span className="absencia-name">{name}</span>
          )}
          <span className="sub-line">
            {joinFacts(
              getLabel('tipus', assessoria.tipus),
              isOberta(cita) &&
                calendar.place(
                  getLabel('modalitat', cita.modalitat),
                  cita.assessoria.oficina?.nom,
                  cita.antena?.nom,
                ),
            )}
          </span>
        </div>
        <Contact cita={cita} name={name} />
        {!isOberta(cita) && <StateChip state="bloquejada" />}
        {end !== null && (
          <span className="absencia-end">
            <Icon name="check" small />
            <span>{end}</span>
          </span>
        )}
      </div>
      {isOberta(cita) && move !== null && !isFixed && <RefusalHint refusal={move} action="move" />}
      {isOberta(cita) && remove === null && both === null && (end === null || state.isBusy) && (
        <fieldset className="absencia-choice" inert={end !== null} aria-hidden={end !== null}>
          <legend className="sr">{name}</legend>
          {move === null && <TargetField {...{ state, cita }} />}
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
        </fieldset>
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
    </li>
  );
}

/** Telephone of the person, else the e-mail address. */
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
