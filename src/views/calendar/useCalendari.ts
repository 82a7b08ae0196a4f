import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../hooks/actors';
import { useToday, useViewer } from '../../hooks/data';
import { readCalendari, type Calendari, type Vista } from '../../domain/pages/calendari';
import type { Day } from '../../domain/values/madrid';
import { toSearch, type Query } from '../../domain/values/query';
import type { calendarMachine } from '../../machines/screens/calendar';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';

export type CalendarActor = ActorRefFrom<typeof calendarMachine>;

export type CalendarAddress = Calendari & {
  view: Vista;
  /** Changes parameters of the address (empty: removed); hiding and showing replace the entry. */
  go: (changes: Query, how?: { replace: boolean }) => void;
  show: (day: Day, vista?: Vista) => void;
};

/** A phone has no room for a week: it shows a day below the days of the week. */
function toView(vista: Vista, isPhone: boolean): Vista {
  return isPhone && vista === 'setmana' ? 'dia' : vista;
}

export function useCalendari(actor: CalendarActor): CalendarAddress {
  const query = useSelector(actor, ({ context }) => context.query);
  const isPhone = useMediaQuery(PHONE);
  const [path, navigate] = useLocation();
  const today = useToday();
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const calendari = useMemo(
    () => readCalendari(query, today, { viewer, userId }),
    [query, today, viewer, userId],
  );

  const go: CalendarAddress['go'] = (changes, how) =>
    navigate(`${path}${toSearch({ ...query, ...changes })}`, how);

  return {
    ...calendari,
    view: toView(calendari.vista ?? 'setmana', isPhone),
    go,
    show: (day, vista) => go({ data: day === today ? '' : day, ...(vista && { vista }) }),
  };
}
