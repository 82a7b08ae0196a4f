import { useSelector } from '@xstate/react';
import type { Noun } from '../domain/access/noun';
import { useService } from './services';

/** Whether this tab's session has created a record, by its key. */
export function useCreated(noun: Noun): (key: string) => boolean {
  const keys = useSelector(useService('created'), (snapshot) => snapshot?.context.records[noun]);
  return (key) => keys?.includes(key) ?? false;
}
