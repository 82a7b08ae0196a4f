import * as z from 'zod/mini';
import { toOwnIds } from '../values/ids';
import { toSearch, type Query, type Search } from '../values/query';

/** Named filters and order of a list, as in its address (`?canal=telefon`). */
const SavedView = z.object({ name: z.string(), search: z.string() });
export type SavedView = z.infer<typeof SavedView>;

const SavedViews = z.array(SavedView);

export const VIEW_NAME_LENGTH = 40;

/** Values of filters: numbers, options, days and fields, but no free text. */
const VALUE = /^[\w.-]+$/;

/** Search part of a view: filters, order and page size, never the searched words. */
export function toViewSearch(query: Query, filters: readonly string[]): Search {
  const kept = new Set([...filters, 'sort', 'per_page']);
  const entries = Object.entries(query).filter(([name, value]) => kept.has(name) && VALUE.test(value));
  return toOwnIds(toSearch(Object.fromEntries(entries))) as Search;
}

export function readViews(text: string | null): SavedView[] {
  try {
    return SavedViews.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...removeView(views, view.name), view].toSorted((a, b) => a.name.localeCompare(b.name, 'ca'));
}

export function removeView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => view.name !== name);
}
