import type { Instant } from '../values/madrid';
import { NOUNS, type Noun, type SearchedNoun } from '../access/noun';
import type { Estat, Tipus } from '../values/options';
import { holds } from '../access/permissions';
import type { Role } from '../access/roles';
import type { AppPath } from '../access/routes';

export type SearchResult = {
  id: number;
  path: AppPath;
  /** Empty for a record without a name. */
  name: string;
  kind: Tipus | Role | null;
  when: Instant | null;
  place: string | null;
  /** Àmbit of a consulta, by which it is named. */
  ambit?: number | null;
  state?: Estat | 'bloquejada' | 'per_tancar';
  /** Number of read sessions with the same name and telephone. */
  visits?: number;
};

export type SearchedList = (typeof NOUNS)[SearchedNoun]['list'];

export function canSearch(permissions: readonly string[], noun: Noun): noun is SearchedNoun {
  const { searched, resource } = NOUNS[noun];
  return searched !== null && holds(permissions, `${searched}_${resource}`);
}
