import { holds } from '../../domain/access/permissions';
import { hasAbsencia, toAbsenciaPath } from '../../domain/pages/absenciaPath';
import { getBookingDay } from '../../domain/pages/calendari';
import { hasDaySheet, toDayQuery } from '../../domain/pages/daySheet';
import { toSearch, type Query } from '../../domain/values/query';
import { useDaySheet } from '../../hooks/daySheet';
import { useToday, useViewer } from '../../hooks/data';
import { absencia } from '../../text/absencia';
import { calendar } from '../../text/calendar';
import { daySheet } from '../../text/daySheet';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { IconButton } from '../ui/IconButton';
import type { CalendarActor, CalendarAddress } from './useCalendari';
import type { Move } from './useMove';

type CalendarToolsProps = {
  actor: CalendarActor;
  address: CalendarAddress;
  move: Move;
};

export function CalendarTools({ actor, address, move }: CalendarToolsProps) {
  const { view, data } = address;
  const today = useToday();
  const viewer = useViewer();
  if (move.movingId !== undefined) {
    return (
      <Button small icon="close" onClick={move.stop}>
        {calendar.keepHour}
      </Button>
    );
  }
  return (
    <>
      {view === 'dia' && hasDaySheet(address, viewer) && (
        <PrintButton actor={actor} query={toDayQuery(data, address)} />
      )}
      {view === 'dia' && hasAbsencia(address, viewer, today) && (
        <ButtonLink
          small
          className="absencia-link"
          icon="users"
          href={toAbsenciaPath({ professional_id: Number(address.professional_id), data, isAll: false })}
        >
          {absencia.title}
        </ButtonLink>
      )}
      {holds(viewer.permissions, 'create_cita') && (
        <ButtonLink
          variant="primary"
          small
          icon="plus"
          href={`/calendari/cita/nova${toSearch({ data: getBookingDay(data, today) })}`}
        >
          {calendar.newCita}
        </ButtonLink>
      )}
    </>
  );
}

function PrintButton({ actor, query }: { actor: CalendarActor; query: Query }) {
  const { isBusy, print } = useDaySheet(actor);
  const label = isBusy ? daySheet.loading : daySheet.print;
  return <IconButton line icon="print" label={label} aria-disabled={isBusy} onClick={() => print(query)} />;
}
