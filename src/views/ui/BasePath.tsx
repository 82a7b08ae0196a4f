import type { ReactNode } from 'react';
import { Router, useRouter, type AroundNavHandler } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { base, isHash } from './base';
import { readIndex } from './historyIndex';
import { readPlace } from './place';

const usePath = () => useLocationProperty(() => readPlace().pathname);
const useSearch = () => useLocationProperty(() => readPlace().search);
const useHash = (): [string, typeof navigate] => [usePath(), navigate];

/** wouter's own addresses behind a `#` leave the search before it, where a file has none. */
const behindHash = isHash ? { hook: useHash, searchHook: useSearch } : {};

/** An address goes into the history with its place in it, at once. */
const withIndex: AroundNavHandler = (go, to, options) => {
  const index = readIndex() ?? 0;
  go(to, { ...options, state: { index: options?.replace ? index : index + 1 } });
};

/** Has the links inside lead below the path that the application is served from; once, however often it is nested. */
export function BasePath({ children }: { children: ReactNode }) {
  return useRouter().aroundNav === withIndex ? (
    children
  ) : (
    <Router base={base} aroundNav={withIndex} {...behindHash}>
      {children}
    </Router>
  );
}
