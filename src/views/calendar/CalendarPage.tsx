import { useState } from 'react';
import { DaySheet } from '../shared/DaySheet';
import { classes } from '../ui/classes';
import { Page } from '../ui/Page';
import { useKeepFocus } from '../ui/useKeepFocus';
import { useStable } from '../ui/useStable';
import { CalendarBar } from './CalendarBar';
import { CalendarBoard } from './CalendarBoard';
import { CalendarFilters } from './CalendarFilters';
import { CitaPeek } from './CitaPeek';
import { RequestFailure } from './RequestFailure';
import { SlotPeek } from './SlotPeek';
import { useCalendari, type CalendarActor } from './useCalendari';
import { useEntries } from './useEntries';
import { useMove } from './useMove';
import './CalendarPage.css';

type Opened = { id: string; anchor: HTMLElement; place: string };

/** Appointments and free hours by day, week, month or as a list; each opens beside its place (spec §2). */
export function CalendarPage({ actor }: { actor: CalendarActor }) {
  const address = useCalendari(actor);
  const contents = useEntries(actor, address);
  const move = useMove(actor, address, contents);
  const { cites, slots, entries, professionals, isLoading, isFailed } = contents;
  const kept = useKeepFocus<HTMLDivElement>(isFailed);
  const place = `${address.view} ${address.data}`;
  const [opened, setOpened] = useState<Opened | null>(null);
  const selected = opened?.place === place ? entries.find(({ id }) => id === opened.id) : undefined;

  const open = useStable((item: { id: string } | null, anchor: HTMLElement) =>
    setOpened(item && { id: item.id, anchor, place }),
  );
  const close = () => setOpened(null);
  const retry = () => actor.send({ type: 'board.refresh' });

  return (
    <Page>
      <CalendarBar {...{ actor, address, contents, move }} />
      <CalendarFilters address={address} professionals={professionals} />
      <div
        {...kept}
        className={classes('calendar-body', (isLoading || cites?.isFailed) && 'calendar-unknown')}
        aria-busy={isLoading}
      >
        {cites?.isFailed && (
          <RequestFailure title="cites.listFailed" message={cites.message} onRetry={retry} />
        )}
        {slots?.isFailed && (
          <RequestFailure title="disponibilitats.listFailed" message={slots.message} onRetry={retry} />
        )}
        <CalendarBoard {...{ address, contents, move }} selectedId={selected?.id} onOpen={open} />
      </div>
      {opened && selected?.kind === 'cita' && (
        <CitaPeek key={selected.id} entry={selected} anchor={opened.anchor} onClose={close} />
      )}
      {opened && selected?.kind === 'slot' && (
        <SlotPeek key={selected.id} entry={selected} anchor={opened.anchor} onClose={close} />
      )}
      <DaySheet owner={actor} />
    </Page>
  );
}
