import { createRoot } from 'react-dom/client';
import { ActorsProvider } from '../hooks/actors';
import type { RootActor } from '../machines/root';
import { Line, type LineProps } from './browser/Line';
import type { SessionStore } from './browser/storage';
import { reloadForMissingCode } from './browser/missingCode';
import { renewWhileSeen } from './browser/renew';
import { followScreenKeyboard } from './browser/screenKeyboard';
import { connectTabs } from './browser/tabs';
import { readJournal } from './journal/journal';
import { startJournal } from './journal/startJournal';
import { fetchPages } from './screens/fetchPages';

export function startAfterFirstPaint(root: RootActor, store: SessionStore, line: LineProps): void {
  if (!readJournal()) startJournal();
  connectTabs(root, store);
  fetchPages(root);
  reloadForMissingCode(root);
  renewWhileSeen(root, line.isOffline);
  followScreenKeyboard();
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <ActorsProvider root={root}>
      <Line {...line} />
    </ActorsProvider>,
  );
}
