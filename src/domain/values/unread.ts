import type * as z from 'zod/mini';
import { listEntries } from './convert';
import { isReadable } from './tolerant';

type Schema = z.ZodMiniType;

/** Entry of a list that could not be read, as a token in a draft; sent back as it came. */
export type Unread = `unread ${string}`;

const MARK = 'unread ';

export function isUnread(entry: unknown): entry is Unread {
  return typeof entry === 'string' && entry.startsWith(MARK);
}

function toUnread(raw: unknown): Unread {
  return `unread ${JSON.stringify(raw)}`;
}

export function fromUnread(entry: Unread): unknown {
  return JSON.parse(entry.slice(MARK.length));
}

/** Whether a service's value is more than null, blank or without entries. */
function isHeld(raw: unknown): boolean {
  if (typeof raw === 'object' && raw !== null) return Object.keys(raw).length > 0;
  return raw !== undefined && raw !== null && raw !== '';
}

/** Whether a service's value holds something that its schema cannot read. */
export function isLost(schema: Schema, raw: unknown): boolean {
  return isHeld(raw) && !isReadable(schema, raw);
}

/** Pairs of a draft's entries and the service's: those read, in their order, and tokens of the others. */
export function pairEntries<Entry>(
  item: Schema,
  read: readonly Entry[],
  raw: unknown,
): [Entry | Unread, unknown][] {
  const rest = read.values();
  return listEntries(item, raw).flatMap((given): [Entry | Unread, unknown][] => {
    if (!isReadable(item, given)) return isHeld(given) ? [[toUnread(given), given]] : [];
    const next = rest.next();
    return next.done ? [] : [[next.value, given]];
  });
}
