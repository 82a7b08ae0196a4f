import type { ChosenNoun } from '../access/noun';

/** What is done to several records: deleting them, or marking that their people did not attend. */
export type BulkAct = 'delete' | 'notAttended';

export const getBulkKey = (noun: ChosenNoun, id: number): string => `${noun}-${id}`;
