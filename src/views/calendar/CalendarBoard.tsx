import { useCallback, useMemo } from 'react';
import { useNow, useToday } from '../../hooks/data';
import type { BoardMove } from '../shared/calendar/board';
import type { CalendarItem } from '../shared/calendar/item';
import { CalendarGrid } from '../shared/CalendarGrid';
import { useMediaQuery } from '../ui/useMediaQuery';
import { useStable } from '../ui/useStable';
import { EmptyList } from './EmptyList';
import { ReservaLink } from './SlotPeek';
import type { CalendarAddress } from './useCalendari';
import type { CalendarContents } from './useEntries';

type CalendarBoardProps = {
  address: CalendarAddress;
  contents: CalendarContents;
  move: BoardMove;
  selectedId: string | undefined;
  onOpen: (item: CalendarItem | null, element: HTMLElement) => void;
};

/** The view that the address names, its layout before anything arrives, or that there is nothing to list; on paper a list. */
export function CalendarBoard({ address, contents, move, selectedId, onOpen }: CalendarBoardProps) {
  const { view, data, cita, show } = address;
  const { entries, by, isEmpty, isLoading, isFailed } = contents;
  const today = useToday();
  const now = useNow();
  const isPrinted = useMediaQuery('print');
  const navigate = useStable(show);
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
      view={isPrinted ? 'llista' : view}
      date={data}
      today={today}
      now={new Date(now).toISOString()}
      items={entries}
      selectedId={selectedId}
      newId={cita === null ? undefined : `cita-${cita}`}
      onOpen={onOpen}
      onNavigate={navigate}
      renderEnd={renderEnd}
      move={move}
      awaits={isLoading && isEmpty ? (by === null ? 'day' : 'columns') : undefined}
    >
      {isListEmpty && <EmptyList address={address} />}
    </CalendarGrid>
  );
}
