import { useCallback, useMemo } from 'react';
import { useArrivals } from '../../hooks/arrivals';
import { useNow, useRequest, useViewer } from '../../hooks/data';
import { useLeavingCita } from '../../hooks/leaving';
import type { Cita } from '../../domain/nouns/cita';
import { getColumnsBy, selectShown } from '../../domain/pages/calendari';
import { getDay } from '../../domain/values/madrid';
import { getProfessionals, toEntries } from './items';
import type { CalendarActor, CalendarAddress } from './useCalendari';

const NONE: never[] = [];

/** Data of the calendar's requests and the entries to show; one failure leaves the other's data. */
export function useEntries(actor: CalendarActor, address: CalendarAddress) {
  const { view, data, tipus, lliures } = address;
  const cites = useRequest(actor, 'cites');
  const hours = useRequest(actor, 'disponibilitats');
  // Free hours are loaded only if they are shown.
  const slots = lliures ? hours : undefined;
  const allCites = cites?.data ?? NONE;
  const allSlots = slots?.data ?? NONE;
  const now = useNow();
  const isLeaving = useLeavingCita();
  const { isHere } = useArrivals();
  const getMarks = useCallback(
    (cita: Cita) => ({ isLeaving: isLeaving(cita), isHere: isHere(cita.id) }),
    [isLeaving, isHere],
  );
  const by = getColumnsBy(address, useViewer());

  const entries = useMemo(
    () => toEntries(selectShown(allCites, allSlots, { data, tipus, lliures }, view, now), now, by, getMarks),
    [allCites, allSlots, data, tipus, lliures, view, now, by, getMarks],
  );
  const requests = lliures ? [cites, slots] : [cites];
  return {
    cites,
    slots,
    entries,
    by,
    taken: useMemo(() => entries.map(({ start }) => getDay(start)), [entries]),
    professionals: useMemo(() => getProfessionals(allCites, allSlots), [allCites, allSlots]),
    isEmpty: allCites.length + allSlots.length === 0,
    isLoading: requests.some((request) => request === undefined || request.isLoading),
    isFailed: requests.some((request) => request?.isFailed),
  };
}

export type CalendarContents = ReturnType<typeof useEntries>;
