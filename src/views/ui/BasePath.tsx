import type { ReactNode } from 'react';
import { Router, useRouter } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { base } from './base';
import { readPlace } from './place';

const usePath = () => useLocationProperty(() => readPlace().pathname);
const useSearch = () => useLocationProperty(() => readPlace().search);
const useHash = (): [string, typeof navigate] => [usePath(), navigate];

/** wouter's own addresses behind a `#` leave the search before it, where a file has none. */
const behindHash = import.meta.env.VITE_HASH === 'true' ? { hook: useHash, searchHook: useSearch } : {};

/** Has the links inside lead below the path that the application is served from; once, however often it is nested. */
export function BasePath({ children }: { children: ReactNode }) {
  return useRouter().base === base ? (
    children
  ) : (
    <Router base={base} {...behindHash}>
      {children}
    </Router>
  );
}
