import type { ReactNode } from 'react';
import { Router, useRouter } from 'wouter';
import { base } from './base';

/** Has the links inside lead below the path that the application is served from; once, however often it is nested. */
export function BasePath({ children }: { children: ReactNode }) {
  return useRouter().base === base ? children : <Router base={base}>{children}</Router>;
}
