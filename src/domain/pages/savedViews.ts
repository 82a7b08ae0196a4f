import * as z from 'zod/mini';
import { toSearch, type Query } from '../values/query';

/** What a list is narrowed and ordered by, as its address says it (`?canal=telefon`), under a name that somebody gave it. */
const SavedView = z.object({ name: z.string(), search: z.string() });
export type SavedView = z.infer<typeof SavedView>;

const SavedViews = z.array(SavedView);

export const VIEW_NAME_LENGTH = 40;

/** Numbers, enumerations, days and fields: what a filter holds. Words that somebody wrote into the address are none. */
const VALUE = /^[\w.-]+$/;

/** Of an address what a view keeps: filters, order and size of the page, never what is searched. */
export function toViewSearch(query: Query, filters: readonly string[]): string {
  const kept = new Set([...filters, 'sort', 'per_page']);
  const entries = Object.entries(query).filter(([name, value]) => kept.has(name) && VALUE.test(value));
  return toSearch(Object.fromEntries(entries));
}

/** The views that a browser kept; none of what is not to be read. */
export function readViews(text: string | null): SavedView[] {
  try {
    return SavedViews.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** With one more, by name; it takes the place of another of that name. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...removeView(views, view.name), view].toSorted((a, b) => a.name.localeCompare(b.name, 'ca'));
}

/** Without the one of a name. */
export function removeView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => view.name !== name);
}
