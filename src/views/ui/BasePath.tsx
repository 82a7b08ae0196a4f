import type { ReactNode } from 'react';
import { Router, useRouter, type AroundNavHandler } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { toOwnIds, toStandIns } from '../../domain/values/ids';
import { base } from './base';
import { readIndex } from './historyIndex';
import { readPlace } from './place';

const go: typeof navigate = (to, options) => navigate(toOwnIds(String(to)), options);

/** wouter's own hash routing puts the search before the `#`, where a file has none. */
const usePlace = (): [string, typeof navigate] => [
  useLocationProperty(() => toStandIns(readPlace().pathname)),
  go,
];
const useSearch = () => useLocationProperty(() => toStandIns(readPlace().search));

const places = { hook: usePlace, searchHook: useSearch, hrefs: (href: string) => toOwnIds(href) };

/** Writes the index of the history entry together with its address. */
const withIndex: AroundNavHandler = (move, to, options) => {
  const index = readIndex() ?? 0;
  move(to, { ...options, state: { ...options?.state, index: options?.replace ? index : index + 1 } });
};

export function BasePath({ children }: { children: ReactNode }) {
  return useRouter().aroundNav === withIndex ? (
    children
  ) : (
    <Router base={base} aroundNav={withIndex} {...places}>
      {children}
    </Router>
  );
}
