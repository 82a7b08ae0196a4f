import { fromUnread, isUnread } from '../domain/values/unread';

const SHOWN = 60;

/** A service's value that could not be read, or its token: a text as it is, else its JSON. */
export function getUnreadText(value: unknown): string {
  const raw = isUnread(value) ? fromUnread(value) : value;
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
  return `«${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}»`;
}

export const unread = {
  /** A control that is empty, since the stored value could not be read. */
  field: (value: string) => `No s'ha pogut llegir ${value}. Si no ho canvies, quedarà com està.`,
  /** The same in a new record. */
  preset: (value: string) => `No s'ha pogut llegir ${value}: no s'ha copiat.`,
  entry: (value: string) => `${value} (no s'ha pogut llegir)`,
} as const;
