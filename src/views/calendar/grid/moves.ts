import type { Vista } from '../../../domain/pages/calendari';
import { addDays, getDay, getTime, type Day, type Instant } from '../../../domain/values/madrid';

/** Time on a Madrid clock: `2026-11-23T09:00`. */
export type Moment = string;

export function toMoment(instant: Instant): Moment {
  return `${getDay(instant)}T${getTime(instant)}`;
}

const readDay = (moment: Moment): Day => moment.slice(0, 10);
const readMinute = (moment: Moment) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14));

/** Index at which the focus enters: the first on or after the day, else the first of all. */
export function findEntrance(moments: readonly Moment[], day: Day): number {
  const found = moments.findIndex((moment) => readDay(moment) >= day);
  return Math.max(found, 0);
}

/** Index that a key leads to: by time up and down, by day left and right; undefined for another key. */
export function findMove(
  key: string,
  moments: readonly Moment[],
  at: number,
  view: Vista,
  columns: readonly string[] = moments.map(readDay),
): number | undefined {
  const column = columns[at] ?? '';
  const first = columns.indexOf(column);
  const last = columns.lastIndexOf(column);
  const findOutside = (direction: 1 | -1) => {
    if (view === 'llista') return at + direction;
    if (view !== 'mes') return at;
    const other = addDays(column, 7 * direction);
    return direction === 1 ? columns.indexOf(other) : columns.lastIndexOf(other);
  };
  const findNearest = (other: string | undefined) => {
    const minutes = moments.map(readMinute);
    const distance = (index: number) => Math.abs((minutes[index] ?? 0) - (minutes[at] ?? 0));
    const [nearest = -1] = [...moments.keys()]
      .filter((index) => columns[index] === other)
      .toSorted((one, another) => distance(one) - distance(another));
    return nearest;
  };
  const moves: Record<string, () => number> = {
    ArrowUp: () => (at > first ? at - 1 : findOutside(-1)),
    ArrowDown: () => (at < last ? at + 1 : findOutside(1)),
    ArrowLeft: () => findNearest(columns[first - 1]),
    ArrowRight: () => findNearest(columns[last + 1]),
    Home: () => first,
    End: () => last,
    'Ctrl+Home': () => 0,
    'Ctrl+End': () => moments.length - 1,
  };
  const next = moves[key]?.();
  return next === undefined || moments[next] ? next : at;
}
