import type { DataRules } from '../../domain/nouns/dataRules';
import type { Viewer } from '../../domain/access/viewer';
import type { Query } from '../../domain/values/query';
import type { Day } from '../../domain/values/madrid';

/** A record before it has come: its row in the list behind its page, and the rules as far as they have come. */
export type Known = { row: { id: number }; rules: DataRules };

/** What every screen actor is started with. */
export type ScreenInput = {
  params: Readonly<Record<string, string>>;
  query: Query;
  today: Day;
  /** The person's id and, for access rules, permissions and office. */
  userId: number | null;
  viewer: Viewer;
  /** Never kept: a journal that is folded has nothing of it. */
  known?: Known | undefined;
};

export const KEEP_SCREEN = {
  input: ['/params', '=query', 'today', 'userId', 'viewer'],
  events: {
    'screen.address': ['=query'],
    'day.changed': ['today'],
    'record.deleted': ['noun', 'id'],
    'record.marked': ['noun', 'id'],
  },
} as const;
