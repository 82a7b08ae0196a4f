import { useCallback, useMemo } from 'react';
import { useNow, useToday } from '../../hooks/data';
import { SideField } from '../shared/SideField';
import { BookedLine } from './BookedLine';
import { CalendarFilters } from './CalendarFilters';
import { CalendarSummary } from './CalendarSummary';
import { CalendarTools } from './CalendarTools';
import { EmptyList } from './EmptyList';
import { CalendarGrid } from './grid/CalendarGrid';
import type { CalendarItem } from './grid/item';
import { RequestFailures } from './RequestFailures';
import { ReservaLink } from './SlotPeek';
import type { CalendarActor, CalendarAddress } from './useCalendari';
import type { CalendarContents } from './useEntries';
import type { Move } from './useMove';

type CalendarBoardProps = {
  actor: CalendarActor;
  address: CalendarAddress;
  contents: CalendarContents;
  move: Move;
  selectedId: string | undefined;
  onOpen: (item: CalendarItem | null, element: HTMLElement) => void;
};

export function CalendarBoard({ actor, address, contents, move, selectedId, onOpen }: CalendarBoardProps) {
  const { view, data, cita, go, show } = address;
  const { cites, entries, by, isEmpty, isLoading, isFailed, professionals, antena } = contents;
  const today = useToday();
  const now = useNow();
  const slots = useMemo(
    () => new Map(entries.flatMap((entry) => (entry.kind === 'slot' ? [[entry.id, entry.slot]] : []))),
    [entries],
  );
  const renderEnd = useCallback(
    ({ id }: CalendarItem) => {
      const slot = slots.get(id);
      return slot && <ReservaLink slot={slot} />;
    },
    [slots],
  );
  const isListEmpty = view === 'llista' && entries.length === 0 && !isLoading && !isFailed;

  return (
    <CalendarGrid
      view={view}
      date={data}
      today={today}
      items={entries}
      onNavigate={show}
      onView={(vista) => go({ vista })}
      now={new Date(now).toISOString()}
      selectedId={selectedId}
      newId={cita === null ? undefined : `cita-${cita}`}
      open={onOpen}
      renderEnd={renderEnd}
      move={move}
      isLoading={isLoading}
      isFailed={isFailed}
      isUnknown={isLoading || cites?.isFailed}
      awaits={isLoading && isEmpty ? (by === null ? 'day' : 'columns') : undefined}
      failures={<RequestFailures contents={contents} onRetry={() => actor.send({ type: 'board.refresh' })} />}
      empty={isListEmpty && <EmptyList address={address} />}
      summary={<CalendarSummary address={address} contents={contents} move={move} />}
      tools={<CalendarTools actor={actor} address={address} move={move} />}
      filters={
        <>
          {antena && (
            <div className="calendar-side">
              <SideField value={antena.side} numbers={antena.numbers} onChange={antena.choose} />
            </div>
          )}
          <CalendarFilters address={address} professionals={professionals} />
          <BookedLine address={address} contents={contents} />
        </>
      }
    />
  );
}
