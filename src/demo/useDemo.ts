import { createContext, use, useSyncExternalStore } from 'react';
import type { Demo as Server } from '../../mock-server/demo/demo';
import type { Journal } from '../journal/record';

export type CallGroup = { name: string; calls: readonly { call: string; summary: string }[] };

export type Demo = Server & {
  listCalls(): Promise<CallGroup[]>;
  /** The journal of this tab; undefined before its code is loaded. */
  readJournal(): Journal | undefined;
  download(file: { name: string; content: string }): void;
};

export const DemoContext = createContext<Demo | null>(null);

export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('no demo around this view');
  return demo;
}

export function useDemoState() {
  const demo = useDemo();
  return useSyncExternalStore(demo.subscribe, demo.read);
}
