import type { Assessoria } from '../nouns/assessoria';
import {
  EMPTY_REALITZACIO,
  findRealitzacioIssues,
  REALITZACIONS,
  toPrefilledDraft,
  toRealitzacioBody,
  type RealitzacioDraft,
} from '../nouns/realitzacio';
import { groupByDay } from '../values/byDay';
import { isTipus, type Inscripcio, type Tipus } from '../values/options';
import { getDay, type Day } from '../values/madrid';
import { isSame } from '../values/same';
import { findRequired, type DraftIssues } from '../values/validation';

export type Closing = { draft: RealitzacioDraft; isAbsent: boolean };

export type Closings = Readonly<Record<number, Closing>>;

/** A session before anything is chosen: one person, about the booked theme. */
export function beginClosing(row: Pick<Assessoria, 'tematica'>): Closing {
  return { draft: toPrefilledDraft(row), isAbsent: false };
}

export function isAsked(tipus: Tipus, field: keyof RealitzacioDraft): boolean {
  return (
    isTipus(tipus) && findRequired(REALITZACIONS[tipus], toRealitzacioBody(0, EMPTY_REALITZACIO)).has(field)
  );
}

/** Issues of a session to close; a mark of absence needs nothing else. */
export function findClosingIssues(row: { id: number; tipus: Tipus }, closing: Closing): DraftIssues {
  return closing.isAbsent ? {} : findRealitzacioIssues(row, closing.draft);
}

type Rows = { rows: readonly Assessoria[]; closings: Closings };
type Change = { id: number; changes?: Partial<RealitzacioDraft>; isAbsent?: boolean };

export function changeClosing({ rows, closings }: Rows, { id, changes, isAbsent }: Change): Closings {
  const row = rows.find((one) => one.id === id);
  if (!row) return closings;
  const before = closings[id] ?? beginClosing(row);
  const after = { draft: { ...before.draft, ...changes }, isAbsent: isAbsent ?? before.isAbsent };
  return { ...closings, [id]: after };
}

/** Whether more was chosen of a session than how the person signed up, which is chosen for all at once. */
function hasOwnChoice(row: Assessoria, { draft, isAbsent }: Closing): boolean {
  return isAbsent || !isSame({ ...draft, inscripcio: null }, beginClosing(row).draft);
}

/** Ids of sessions that can be saved, and of those begun by themselves, else at all, that cannot. */
export function sortClosings(
  rows: readonly Assessoria[],
  closings: Closings,
): { ready: number[]; incomplete: number[] } {
  const ready: number[] = [];
  const own: number[] = [];
  const others: number[] = [];
  for (const row of rows) {
    const closing = closings[row.id];
    if (!closing) continue;
    const isReady = Object.keys(findClosingIssues(row, closing)).length === 0;
    const list = isReady ? ready : hasOwnChoice(row, closing) ? own : others;
    list.push(row.id);
  }
  return { ready, incomplete: ready.length + own.length > 0 ? own : others };
}

/** Choices after all of some rows without an own choice signed up in one way. */
export function fillInscripcio(
  rows: readonly Assessoria[],
  closings: Closings,
  inscripcio: Inscripcio,
): Closings {
  const filled = rows.flatMap((row) => {
    const { draft, isAbsent } = closings[row.id] ?? beginClosing(row);
    const isOpen = !isAbsent && draft.inscripcio === null;
    return isOpen ? [[row.id, { draft: { ...draft, inscripcio }, isAbsent }] as const] : [];
  });
  return { ...closings, ...Object.fromEntries(filled) };
}

/** Sessions by day, the newest day first, each in the order of its hours. */
export function listDays(rows: readonly Assessoria[]): { day: Day; rows: Assessoria[] }[] {
  return [...groupByDay(rows, ({ cita }) => getDay(cita.date))]
    .map(([day, of]) => ({ day, rows: of }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

type Shown = Rows & {
  closed: readonly number[];
  /** Closed ones whose end is not known in detail: elsewhere, or by a call without an answer. */
  gone: readonly number[];
};

/** Rows after a new reading, by date; those closed here stay, those begun here count as closed if gone. */
export function mergeRows(
  { rows, closings, closed, gone }: Shown,
  read: readonly Assessoria[],
): Pick<Shown, 'rows' | 'closed' | 'gone'> {
  const open = new Set(read.map(({ id }) => id));
  const isGone = ({ id }: Assessoria) => !open.has(id) && !closed.includes(id) && closings[id] !== undefined;
  const news = rows.filter(isGone).map(({ id }) => id);
  const all = [...closed, ...news];
  const kept = rows.filter(({ id }) => !open.has(id) && all.includes(id));
  return {
    rows: [...kept, ...read].toSorted((a, b) => (a.cita.date < b.cita.date ? -1 : 1)),
    closed: all,
    gone: [...gone, ...news],
  };
}
