import type { Demo } from '../../../mock-server/demo/demo';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { Watching } from '../../../mock-server/demo/storedDemo';
import { SESSION_KEY } from '../../domain/pages/signIn';
import type { Sessio } from '../../domain/access/sessio';
import { base, isHash } from '../../views/ui/base';

/** First path without a session, because `/` is the door's then. */
export const LOGIN = '/login';

/** Opens the product at a path, with a session or signed out. */
export function enter(session: Sessio | null, path: string): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without a storage the person signs in by hand.
  }
  location.assign(base + (session || path !== '/' ? path : LOGIN));
  // Another hash opens a page of the product without loading it anew.
  if (isHash) location.reload();
}

/** Starts a scenario, or its playback, and opens its page. @returns false where it does not fit into the storage */
export function begin(demo: Demo, scenario: Scenario, how?: Watching): boolean {
  const opened = demo.open(scenario, how);
  if (opened === 'full') return false;
  enter(opened, scenario.path);
  return true;
}
