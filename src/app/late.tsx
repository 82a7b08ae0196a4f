import { createRoot } from 'react-dom/client';
import { ActorsProvider } from '../hooks/actors';
import type { RootActor } from '../machines/root';
import { Line } from './browser/Line';
import { restoreStyles } from './firstStyles';
import { fetchPages } from './screens/fetchPages';
import { keepFiles } from './offline';
import { startJournal } from './journal/startJournal';
import type { SessionStore } from './browser/storage';
import { connectTabs } from './browser/tabs';

/** What the first page does not wait for: the journal, what joins the tabs, what says how the line is, and the next pages' code. */
export function startLate(root: RootActor, store: SessionStore): void {
  restoreStyles();
  startJournal();
  if (import.meta.env.VITE_OFFLINE) keepFiles(import.meta.env.VITE_OFFLINE);
  connectTabs(root, store);
  fetchPages(root);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <ActorsProvider root={root}>
      <Line />
    </ActorsProvider>,
  );
}
