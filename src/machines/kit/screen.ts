import type { ActorLogic, Snapshot } from 'xstate';
import type { DataRules } from '../../domain/nouns/dataRules';
import type { Viewer } from '../../domain/access/viewer';
import type { Query } from '../../domain/values/query';
import type { Day } from '../../domain/values/madrid';
import type { ScreenEvent } from './protocol';

export type ScreenLogic = ActorLogic<Snapshot<unknown>, ScreenEvent>;

/** A record before loading: its row in the list behind its page, and the rules loaded so far. */
export type Prefill = { row: { id: number }; rules: DataRules };

export type ScreenInput = {
  params: Readonly<Record<string, string>>;
  query: Query;
  today: Day;
  userId: number | null;
  viewer: Viewer;
  /** Never kept: a folded journal lacks it. */
  prefill?: Prefill | undefined;
};

export function toInput({ params, query, today, userId, viewer }: ScreenInput): ScreenInput {
  return { params, query, today, userId, viewer };
}

export const KEEP_SCREEN = {
  input: ['/params', '=query', 'today', 'userId', 'viewer'],
  events: {
    'screen.address': ['=query'],
    'day.changed': ['today'],
    'record.deleted': ['noun', 'ids'],
    'record.marked': ['noun', 'ids'],
  },
} as const;
