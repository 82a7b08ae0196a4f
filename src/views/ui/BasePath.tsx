import type { ReactNode } from 'react';
import { Router, useRouter, type AroundNavHandler } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { base, isHash } from './base';
import { readIndex } from './historyIndex';
import { readPlace } from './place';

const usePath = () => useLocationProperty(() => readPlace().pathname);
const useSearch = () => useLocationProperty(() => readPlace().search);
const useHash = (): [string, typeof navigate] => [usePath(), navigate];

/** wouter's own hash routing puts the search before the `#`, where a file has none. */
const behindHash = isHash ? { hook: useHash, searchHook: useSearch } : {};

/** Writes the index of the history entry together with its address. */
const withIndex: AroundNavHandler = (go, to, options) => {
  const index = readIndex() ?? 0;
  go(to, { ...options, state: { ...options?.state, index: options?.replace ? index : index + 1 } });
};

/** Prefixes the links inside with the path that the application is served from. May be nested. */
export function BasePath({ children }: { children: ReactNode }) {
  return useRouter().aroundNav === withIndex ? (
    children
  ) : (
    <Router base={base} aroundNav={withIndex} {...behindHash}>
      {children}
    </Router>
  );
}
