import { useCallback, useMemo } from 'react';
import { useCalendarAntena } from '../../hooks/antena';
import { useArrivals } from '../../hooks/arrivals';
import { useNow, useRequest, useViewer } from '../../hooks/data';
import { useLeavingCita } from '../../hooks/leaving';
import type { Cita } from '../../domain/nouns/cita';
import { countSides, selectSide } from '../../domain/pages/antena';
import { getColumnsBy, isCounted, selectShown } from '../../domain/pages/calendari';
import { getDay } from '../../domain/values/madrid';
import { getProfessionals, toEntries } from './items';
import type { CalendarActor, CalendarAddress } from './useCalendari';

const NONE: never[] = [];

/** Requests and entries of the calendar; one failure leaves the other's data. */
export function useEntries(actor: CalendarActor, address: CalendarAddress) {
  const { view, data, tipus, lliures, cita, professional_id } = address;
  const cites = useRequest(actor, 'cites');
  const hours = useRequest(actor, 'disponibilitats');
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

  const { own, isKnown, side, choose } = useCalendarAntena(professional_id);

  const shown = useMemo(
    () => selectShown(allCites, allSlots, { data, tipus, lliures }, view, now),
    [allCites, allSlots, data, tipus, lliures, view, now],
  );
  const entries = useMemo(() => {
    if (!isKnown) return NONE;
    const cites = selectSide(shown.cites, own, side, cita);
    return toEntries({ cites, slots: selectSide(shown.slots, own, side) }, now, by, getMarks);
  }, [shown, isKnown, own, side, cita, now, by, getMarks]);
  const requests = lliures ? [cites, slots] : [cites];
  const isLoading = !isKnown || requests.some((request) => request === undefined || request.isLoading);
  const isFailed = requests.some((request) => request?.isFailed);
  const isWhole = !isLoading && !cites?.isFailed && !cites?.gap;
  const counted = shown.cites.filter(({ date }) => isCounted(view, data, getDay(date)));
  return {
    cites,
    slots,
    entries,
    by,
    taken: useMemo(() => entries.map(({ start }) => getDay(start)), [entries]),
    professionals: useMemo(() => getProfessionals(allCites, allSlots), [allCites, allSlots]),
    isEmpty: !isKnown || allCites.length + allSlots.length === 0,
    isLoading,
    isFailed,
    antena: own && { own, side, choose, numbers: isWhole ? countSides(counted, own) : null },
  };
}

export type CalendarContents = ReturnType<typeof useEntries>;
