import type { Instant } from '../values/madrid';
import { NOUNS, type Noun, type SearchedNoun } from '../access/noun';
import type { Tipus } from '../values/options';
import { holds } from '../access/permissions';
import type { Role } from '../access/roles';
import type { AppPath } from '../access/routes';

/** A record that was found: where it is, and what tells it from others. */
export type SearchResult = {
  id: number;
  path: AppPath;
  /** Empty for what bears no name. */
  name: string;
  kind: Tipus | Role | null;
  /** An instant, or the day of what is on a day. */
  when: Instant | null;
  place: string | null;
};

export type SearchedList = (typeof NOUNS)[SearchedNoun]['list'];

/** Whether somebody may look for a noun's records. */
export function maySearch(permissions: readonly string[], noun: Noun): noun is SearchedNoun {
  const { searched, resource } = NOUNS[noun];
  return searched !== null && holds(permissions, `${searched}_${resource}`);
}
