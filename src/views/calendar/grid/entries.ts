import { getMinutes, type CalendarItem } from './item';
import { toWallClock } from './wallClock';

const HOUR = 3_600_000;

/** One item, or several without room side by side; times as from `toWallClock`. */
export type Entry = {
  id: string;
  items: readonly [CalendarItem, ...CalendarItem[]];
  start: number;
  end: number;
};

/** Entry with its horizontal extent in the day, from 0 to 1. */
export type PlacedEntry = Entry & { from: number; to: number };

/** Entries by time; where more than `room` overlap, free hours join first, then appointments. */
export function arrange(items: readonly CalendarItem[], room: number): PlacedEntry[] {
  return findClusters(items.map(toEntry)).flatMap((cluster, index, all) => {
    const next = all[index + 1]?.[0]?.start ?? Infinity;
    const cites = toLanes(cluster.filter(isCita));
    const slots = fold(cluster.filter((entry) => !isCita(entry)));
    const kept = cites.slice(0, room - 2).flat();
    const rest = cites
      .slice(room - 2)
      .flat()
      .toSorted(byStart);
    const lanes =
      [toLanes(cluster), toLanes([...cites.flat(), ...slots])].find(({ length }) => length <= room) ??
      toLanes([...kept, ...fold(rest), ...slots]);
    return place(lanes)
      .map((entry) => ({ ...entry, end: Math.min(entry.end, next) }))
      .toSorted((one, other) => byStart(one, other) || one.from - other.from);
  });
}

const byStart = (one: Entry, other: Entry) => one.start - other.start;

function toEntry(item: CalendarItem): Entry {
  const start = toWallClock(item.start);
  // Height by duration, also across a clock change in Madrid.
  return { id: item.id, items: [item], start, end: start + getMinutes(item) * 60_000 };
}

const isCita = ({ items: [{ kind }] }: Entry) => kind === 'cita';

function findClusters(entries: readonly Entry[]): Entry[][] {
  const clusters: Entry[][] = [];
  let end = 0;
  for (const entry of entries) {
    const last = clusters.at(-1);
    if (last && entry.start < end) last.push(entry);
    else clusters.push([entry]);
    end = Math.max(end, entry.end);
  }
  return clusters;
}

const overlaps = (one: Entry) => (other: Entry) => one.start < other.end && other.start < one.end;

function toLanes(entries: readonly Entry[]): Entry[][] {
  const lanes: Entry[][] = [];
  for (const entry of entries) {
    const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= entry.start);
    if (free) free.push(entry);
    else lanes.push([entry]);
  }
  return lanes;
}

function place(lanes: readonly Entry[][]): PlacedEntry[] {
  return lanes.flatMap((lane, index) =>
    lane.map((entry) => {
      const next = lanes.findIndex((other, at) => at > index && other.some(overlaps(entry)));
      return { ...entry, from: index / lanes.length, to: (next < 0 ? lanes.length : next) / lanes.length };
    }),
  );
}

function fold(entries: readonly Entry[]): Entry[] {
  const folded: Entry[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (last && entry.start < last.end) folded[folded.length - 1] = join(last, entry);
    else folded.push(entry);
  }
  return folded;
}

/** Ends where the last item begins, so that items of the next hour stay apart; keeps its id. */
function join(one: Entry, other: Entry): Entry {
  const { items, start } = one;
  const reach = Math.max(other.start + 1, start + HOUR / 2);
  return {
    id: `${items[0].kind} ${start}`,
    items: [...items, ...other.items],
    start,
    end: Math.ceil(reach / HOUR) * HOUR,
  };
}
