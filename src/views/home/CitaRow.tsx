import { Link } from '../ui/Link';
import { useArrivals } from '../../hooks/arrivals';
import { useNow } from '../../hooks/data';
import { useLeavingCita } from '../../hooks/leaving';
import { getVisibleCitaEstat, isExpected, toCitaFacts } from '../../domain/nouns/assessoria';
import { getJoveName, isOberta, type Cita } from '../../domain/nouns/cita';
import { getShortName } from '../../domain/nouns/professional';
import { lists } from '../../text/lists';
import { formatTime } from '../../text/ui/dates';
import { home } from '../../text/home';
import { formatMinutes, getLabel } from '../../text/options';
import { joinFacts } from '../../text/ui/words';
import { classes } from '../ui/classes';
import { RowMenu } from '../ui/RowMenu';
import { LeavingNote } from '../shared/LeavingNote';
import { StateChip } from '../shared/StateChip';
import { TypeTile } from '../shared/TypeTile';
import { useAssessoriaActions } from '../shared/useAssessoriaActions';
import { CompleteLink } from './CompleteLink';
import { HereButton } from './HereButton';

type CitaRowProps = {
  cita: Cita;
  /** Running or next appointment, which can be completed at once. */
  isDue?: boolean | undefined;
  /** Among appointments of others: shows the name, and the state only if unexpected. */
  isOfOthers?: boolean | undefined;
  /** Among appointments of one antena, whose name is left out. */
  isOfAntena?: boolean | undefined;
};

export function CitaRow({ cita, isDue = false, isOfOthers = false, isOfAntena = false }: CitaRowProps) {
  const now = useNow();
  const state = getVisibleCitaEstat(cita, now);
  const isLeaving = useLeavingCita()(cita);
  const { isHere } = useArrivals();
  const canMark = !isLeaving && isExpected(cita, now) && (isOfOthers || isHere(cita.id));
  const getItems = useAssessoriaActions();
  const { id, tipus } = cita.assessoria;
  const jove = isOberta(cita) ? cita.assessoria.jove : null;
  const name = jove && (getJoveName(jove) || lists.number(id));
  const items = getItems({
    facts: toCitaFacts(cita),
    name: name ?? lists.number(id),
    date: cita.date,
    citaId: cita.id,
  });
  const details = isOberta(cita)
    ? [
        isOfOthers && getShortName(cita.professional),
        getLabel('modalitat', cita.modalitat),
        !isOfAntena && cita.antena?.nom,
      ]
    : [];

  return (
    <li
      className={
        classes((isLeaving || state === 'realitzada' || state === 'no_assistida') && 'agenda-done') ||
        undefined
      }
    >
      <time dateTime={cita.date}>
        <span>{formatTime(cita.date)}</span>
        <small>{formatMinutes(cita.durada)}</small>
      </time>
      <TypeTile tipus={tipus} />
      <div>
        {name === null ? (
          <span className="agenda-name">{isOberta(cita) ? home.forbiddenJove : lists.number(id)}</span>
        ) : (
          <Link className="agenda-name" href={`/assessories/${id}`}>
            {name}
          </Link>
        )}
        {isLeaving && <LeavingNote />}
        <span className="sub-line">{joinFacts(getLabel('tipus', tipus), ...details)}</span>
      </div>
      <div className="agenda-end home-cita-end">
        {!(isOfOthers && state === 'pendent') && <StateChip state={state} />}
        {canMark && name !== null && <HereButton citaId={cita.id} name={name} />}
        {isDue && name !== null && !isLeaving && <CompleteLink items={items} name={name} />}
      </div>
      <RowMenu name={name ?? lists.number(id)} items={items} />
    </li>
  );
}
