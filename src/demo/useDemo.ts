import { createContext, use, useSyncExternalStore } from 'react';
import type { Demo as Server } from '../../mock-server/demo/demo';
import type { Journal } from '../journal/record';

/** A call of the API and what it does, under the noun it is about. */
export type CallGroup = { name: string; calls: readonly { call: string; summary: string }[] };

/** The demonstration as its own views work with it. */
export type Demo = Server & {
  listCalls(): Promise<CallGroup[]>;
  /** What this tab has recorded; undefined before the journal's code has come. */
  readJournal(): Journal | undefined;
  /** Hands a text to the person as a file. */
  download(file: { name: string; content: string }): void;
};

export const DemoContext = createContext<Demo | null>(null);

/** The demonstration's server. */
export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('no demonstration around this view');
  return demo;
}

/** What the demonstration is now. */
export function useDemoState() {
  const demo = useDemo();
  return useSyncExternalStore(demo.subscribe, demo.read);
}
