import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { refuseCitaMove } from '../../domain/access/access';
import { isUpcoming, toCitaFacts } from '../../domain/nouns/assessoria';
import { getRange, listMoveTargets, type ColumnsBy } from '../../domain/pages/calendari';
import { isOberta, type CitaOberta } from '../../domain/nouns/cita';
import { toSlotQuery, type Disponibilitat } from '../../domain/nouns/disponibilitat';
import { fromCita, fromDisponibilitat, listCitaChanges } from '../../domain/nouns/citaChanges';
import { toSlotDraft } from '../../domain/nouns/reserva';
import { useDataRules, useNow, useViewer } from '../../hooks/data';
import { citaChanges } from '../../text/citaChanges';
import { listLabels } from '../../text/options';
import { joinFacts } from '../../text/ui/words';
import type { BoardMove } from './grid/board';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import { useStable } from '../ui/useStable';
import { fromSlot, type CalendarEntry } from './items';
import type { CalendarActor, CalendarAddress } from './useCalendari';
import type { CalendarContents } from './useEntries';

export function useMove(actor: CalendarActor, address: CalendarAddress, { entries, by }: CalendarContents) {
  const { view, data, oficina_id, professional_id } = address;
  const move = useSelector(actor, ({ children }) => children.move);
  const { id, slots } = useSelector(move, (snapshot) => snapshot?.context) ?? NOTHING;
  const isChoosing = useSelector(move, (snapshot) => snapshot?.matches('choosing') === true);
  const viewer = useViewer();
  const rule = useDataRules().assessories;
  const now = useNow();
  const picked = useRef<{ element: HTMLElement; byKeys: boolean }>(null);
  const isPhone = useMediaQuery(PHONE);
  const hasHours = view === 'setmana' || view === 'dia';

  const cites = useMemo(
    () => (hasHours ? entries.flatMap((entry) => findMovable(entry, now)) : []),
    [hasHours, entries, now],
  );
  const movable = useMemo(
    () => cites.filter(({ cita }) => refuseCitaMove(viewer, toCitaFacts(cita)) === null),
    [cites, viewer],
  );
  const [held, setHeld] = useState<Movable>();
  const isMoved = ({ cita }: Movable) => cita.assessoria.id === id;
  // Its week may be another one.
  const moving = movable.find(isMoved) ?? (held && isMoved(held) ? held : undefined);
  const cita = moving?.cita;
  const column = view === 'dia' && !isPhone ? by : null;
  const targets = useMemo(() => {
    if (!cita) return NONE;
    const getPlace = ({ oficina, professional }: Disponibilitat) =>
      (column === 'oficina' ? oficina?.id : column && professional?.id) ?? null;
    const found = listMoveTargets(cita, slots, { viewer, rule, now }, getPlace);
    return found.map((slot) => toTarget(slot, cita, by ?? 'professional', column !== null));
  }, [cita, slots, viewer, rule, now, column, by]);

  const query = useMemo(
    () => ({ ...getRange(view, data), oficina_id, professional_id }),
    [view, data, oficina_id, professional_id],
  );
  const stop = useStable(() => {
    if (picked.current === null) return;
    if (picked.current.byKeys && picked.current.element.isConnected) picked.current.element.focus();
    picked.current = null;
    move?.send({ type: 'calendarMove.stop' });
  });
  const begin: BoardMove['begin'] = useStable((item, element, byKeys) => {
    const found = movable.find((one) => one.id === item.id);
    if (!found || id !== null) return;
    picked.current = { element, byKeys };
    setHeld(found);
    move?.send({ type: 'calendarMove.begin', id: found.cita.assessoria.id, query });
  });
  const choose: BoardMove['choose'] = useStable((target) => {
    picked.current = null;
    const slot = slots.find((one) => `slot-${one.id}` === target.id);
    if (slot) move?.send({ type: 'calendarMove.choose', slot: toSlotQuery(slot) });
  });

  const look = useStable(() => {
    if (id === null) return;
    if (hasHours) move?.send({ type: 'calendarMove.look', query });
    else stop();
  });
  useEffect(look, [hasHours, query, look]);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (isChoosing && picked.current?.byKeys) document.querySelector<HTMLElement>('.move-target')?.focus();
  }, [isChoosing]);

  return useMemo(
    () => ({
      movable: new Set(movable.map((one) => one.id)),
      movingId: moving?.id,
      movingTitle: moving?.title,
      targets,
      isChoosing,
      begin,
      choose,
      stop,
    }),
    [movable, moving, targets, isChoosing, begin, choose, stop],
  );
}

export type Move = ReturnType<typeof useMove>;

const NONE: never[] = [];
const NOTHING = { id: null, slots: NONE };

type Movable = { id: string; title: string; cita: CitaOberta };

function findMovable(entry: CalendarEntry, now: number): Movable[] {
  if (entry.kind !== 'cita' || entry.isLeaving || !isOberta(entry.cita) || !isUpcoming(entry.cita, now))
    return [];
  return [{ id: entry.id, title: entry.title, cita: entry.cita }];
}

/** A free hour as a target; the column only if the day has columns. */
function toTarget(slot: Disponibilitat, cita: CitaOberta, by: ColumnsBy, hasColumns: boolean): CalendarEntry {
  const { column, ...entry } = fromSlot(slot, by, false);
  const { modalitat } = toSlotDraft(slot, cita.modalitat);
  const changes = listCitaChanges(fromCita(cita), fromDisponibilitat(slot, modalitat));
  const words = changes.map((change) => {
    if (change.what === 'modalitat') return citaChanges.describe(change);
    return change.what === 'lloc' && change.to;
  });
  const isKept = changes.every(({ what }) => what !== 'modalitat');
  const held = joinFacts(
    isKept && listLabels('modalitat', modalitat ? [modalitat] : slot.modalitat),
    ...words,
  );
  return { ...entry, held, ...(hasColumns && { column }) };
}
