import { useMemo, useState } from 'react';
import { useNow, useRequest, useToday } from '../../app/data';
import { selectShown } from '../../domain/calendari';
import { getDay } from '../../domain/madrid';
import type { citesRequest, disponibilitatsRequest } from '../../machines/requests';
import { CalendarGrid } from '../shared/CalendarGrid';
import { Page } from '../shared/Page';
import { useKeepFocus } from '../shared/useKeepFocus';
import { useMediaQuery } from '../shared/useMediaQuery';
import { useStable } from '../shared/useStable';
import { CalendarBar } from './CalendarBar';
import { CalendarFilters } from './CalendarFilters';
import { CalendarSkeleton } from './CalendarSkeleton';
import { CitaPeek } from './CitaPeek';
import { EmptyList } from './EmptyList';
import { getProfessionals, toEntries } from './items';
import { RequestFailure } from './RequestFailure';
import { SlotPeek } from './SlotPeek';
import { useCalendari, type CalendarActor } from './useCalendari';
import './calendar.css';

const NONE: never[] = [];

/** Appointments and free hours by day, week, month or as a list; each opens beside its place (spec §2). */
export function CalendarPage({ actor }: { actor: CalendarActor }) {
  const address = useCalendari(actor);
  const { view, data, tipus, lliures, professional_id, show } = address;
  const cites = useRequest<typeof citesRequest>(actor, 'cites');
  const slots = useRequest<typeof disponibilitatsRequest>(actor, 'disponibilitats');
  const allCites = cites?.data ?? NONE;
  const allSlots = slots?.data ?? NONE;
  const now = useNow();
  const today = useToday();
  const isPrinted = useMediaQuery('print');
  const place = `${view} ${data}`;
  const [opened, setOpened] = useState<{ id: string; anchor: HTMLElement; place: string } | null>(null);

  const entries = useMemo(
    () =>
      toEntries(
        selectShown(allCites, allSlots, { data, tipus, lliures }, view, now),
        now,
        professional_id === '',
      ),
    [allCites, allSlots, data, tipus, lliures, view, now, professional_id],
  );
  const taken = useMemo(() => entries.map(({ start }) => getDay(start)), [entries]);
  const professionals = useMemo(() => getProfessionals(allCites, allSlots), [allCites, allSlots]);

  const isLoading = [cites, slots].some((request) => request === undefined || request.isLoading);
  const isFailed = [cites, slots].some((request) => request?.isFailed);
  const kept = useKeepFocus<HTMLDivElement>(isFailed);
  const selected = opened?.place === place ? entries.find(({ id }) => id === opened.id) : undefined;

  const open = useStable(({ id }: { id: string }, anchor: HTMLElement) => setOpened({ id, anchor, place }));
  const navigate = useStable(show);
  const close = () => setOpened(null);
  const retry = () => actor.send({ type: 'board.refresh' });

  return (
    <Page>
      <CalendarBar
        address={address}
        entries={entries}
        taken={taken}
        isLoading={isLoading}
        isFailed={isFailed}
      />
      <CalendarFilters address={address} professionals={professionals} />
      <div {...kept} className="cal-body" aria-busy={isLoading}>
        {cites?.isFailed && (
          <RequestFailure title="cites.listFailed" message={cites.message} onRetry={retry} />
        )}
        {slots?.isFailed && (
          <RequestFailure title="disponibilitats.listFailed" message={slots.message} onRetry={retry} />
        )}
        {isLoading && allCites.length + allSlots.length === 0 ? (
          <CalendarSkeleton />
        ) : view === 'llista' && entries.length === 0 && !isLoading && !isFailed ? (
          <EmptyList address={address} />
        ) : (
          <CalendarGrid
            view={isPrinted ? 'llista' : view}
            date={data}
            today={today}
            now={new Date(now).toISOString()}
            items={entries}
            selectedId={selected?.id}
            onOpen={open}
            onNavigate={navigate}
          />
        )}
      </div>
      {opened && selected?.kind === 'cita' && (
        <CitaPeek key={selected.id} entry={selected} anchor={opened.anchor} onClose={close} />
      )}
      {opened && selected?.kind === 'slot' && (
        <SlotPeek key={selected.id} entry={selected} anchor={opened.anchor} onClose={close} />
      )}
    </Page>
  );
}
