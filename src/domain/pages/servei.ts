import { countToClose, listToClose, type Pendents } from '../nouns/assessoria';
import { isOberta, type Cita } from '../nouns/cita';
import { isBookable, type Disponibilitat } from '../nouns/disponibilitat';
import { getDay, type Day } from '../values/madrid';

type Named = { id: number; nom: string };

/** Figures of a day, of an office or of the whole service; null: unknown. */
export type DiaOficina = { cites: number; lliures: number | null; toClose: number | null };

export type DiaServei = {
  oficines: (Named & DiaOficina)[];
  blocked: number;
  all: DiaOficina;
};

function tally(ids: readonly (number | undefined)[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const id of ids) if (id !== undefined) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const getOficina = (cita: Cita) => (isOberta(cita) ? cita.assessoria.oficina : null);

type DayData = {
  oficines: readonly Named[];
  cites: readonly Cita[];
  /** Null: not loaded. */
  slots: readonly Disponibilitat[] | null;
  pendents: Pendents | null;
};

/** The service's day by office; `now` in milliseconds. Unlisted offices come last. */
export function getServiceDay(
  day: Day,
  { oficines, cites, slots, pendents }: DayData,
  now: number,
): DiaServei {
  const booked = cites.filter(({ date }) => getDay(date) === day);
  const free = slots?.filter((slot) => getDay(slot.data_inici) === day && isBookable(slot, now)) ?? null;
  const named = [...booked.map(getOficina), ...(free ?? []).map(({ oficina }) => oficina)];
  const all = new Map([...oficines, ...named.filter((one) => one !== null)].map((one) => [one.id, one]));

  const citesOf = tally(booked.map((cita) => getOficina(cita)?.id));
  const toCloseOf =
    pendents?.unread === 0 ? tally(listToClose(pendents.rows, now).map(({ oficina }) => oficina?.id)) : null;
  const freeOf = tally((free ?? []).map(({ oficina }) => oficina?.id));
  return {
    oficines: [...all.values()].map(({ id, nom }) => ({
      id,
      nom,
      cites: citesOf[id] ?? 0,
      lliures: free && (freeOf[id] ?? 0),
      toClose: toCloseOf && (toCloseOf[id] ?? 0),
    })),
    blocked: booked.filter((cita) => getOficina(cita) === null).length,
    all: {
      cites: booked.length,
      lliures: free && free.length,
      toClose: pendents && countToClose(pendents, now),
    },
  };
}
