import { createRoot } from 'react-dom/client';
import { ActorsProvider } from '../hooks/actors';
import type { RootActor } from './createRoot';
import { Line } from './Line';
import { startJournal } from './startJournal';
import type { SessionStore } from './storage';
import { connectTabs } from './tabs';

/** What the first page does not wait for: the journal, what joins the tabs, and what says how the line is. */
export function startLate(root: RootActor, store: SessionStore): void {
  startJournal();
  connectTabs(root, store);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <ActorsProvider root={root}>
      <Line />
    </ActorsProvider>,
  );
}
