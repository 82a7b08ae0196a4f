import { useState } from 'react';
import { useRequest } from '../../hooks/data';
import { DataAge } from '../shared/DataAge';
import { DaySheet } from '../shared/DaySheet';
import { Page } from '../ui/Page';
import { useStable } from '../ui/useStable';
import { CalendarBoard } from './CalendarBoard';
import { CitaPeek } from './CitaPeek';
import { SlotPeek } from './SlotPeek';
import { useCalendari, type CalendarActor } from './useCalendari';
import { useEntries } from './useEntries';
import { useMove } from './useMove';

type Opened = { id: string; anchor: HTMLElement; place: string };

export function CalendarPage({ actor }: { actor: CalendarActor }) {
  const address = useCalendari(actor);
  const contents = useEntries(actor, address);
  const move = useMove(actor, address, contents);
  const place = `${address.view} ${address.data}`;
  const [opened, setOpened] = useState<Opened | null>(null);
  const selected = opened?.place === place ? contents.entries.find(({ id }) => id === opened.id) : undefined;

  const open = useStable((item: { id: string } | null, anchor: HTMLElement) =>
    setOpened(item && { id: item.id, anchor, place }),
  );
  const close = () => setOpened(null);

  return (
    <Page>
      <CalendarBoard
        actor={actor}
        address={address}
        contents={contents}
        move={move}
        selectedId={selected?.id}
        onOpen={open}
      />
      {opened && selected?.kind === 'cita' && (
        <CitaPeek key={selected.id} entry={selected} anchor={opened.anchor} onClose={close} />
      )}
      {opened && selected?.kind === 'slot' && (
        <SlotPeek key={selected.id} entry={selected} anchor={opened.anchor} onClose={close} />
      )}
      <DaySheet owner={actor} />
      <DataAge
        requests={[useRequest(actor, 'cites'), useRequest(actor, 'disponibilitats')]}
        onRefresh={() => actor.send({ type: 'board.refresh' })}
      />
    </Page>
  );
}
