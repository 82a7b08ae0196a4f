import { isSame } from '../../../domain/values/same';
import type { UnreadValues } from './context';
import { getAt } from './values';

/** Whether a value of a field, or the group that it belongs to, could not be read. */
export function findUnreadAt(unread: UnreadValues, name: string): unknown {
  return unread[name] ?? unread[name.replace(/\..*/, '')];
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

type Compared = {
  loaded: object;
  values: object;
  unread: UnreadValues;
  coupled: Readonly<Record<string, readonly string[]>>;
};

/** Issues that block a save: none of an unchanged field that holds something, unless it is coupled. */
export function listBinding<Issue>(
  issues: Readonly<Record<string, Issue>>,
  { loaded, values, unread, coupled }: Compared,
): Readonly<Record<string, Issue>> {
  const isChanged = (name: string): boolean => !isSame(getAt(values, name), getAt(loaded, name));
  const ruled = new Set(Object.keys(coupled).flatMap((name) => (isChanged(name) ? coupled[name] : [])));
  const isBinding = (issue: string): boolean => {
    const name = issue.replace(/-time$/, '');
    if (isChanged(name)) return true;
    if (findUnreadAt(unread, name) !== undefined) return false;
    return ruled.has(name) || isBlank(getAt(loaded, name));
  };
  return Object.fromEntries(Object.entries(issues).filter(([name]) => isBinding(name)));
}
