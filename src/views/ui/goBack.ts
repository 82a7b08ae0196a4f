import type { MouseEvent } from 'react';
import { readIndex } from './historyIndex';

/**
 * Makes of a link the way back to the page before, where that is one of the product's: its entries of the browser's history
 * are numbered from 0. Otherwise, or where another window is asked for, the link leads where it says.
 */
export function goBack(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || !readIndex()) return;
  event.preventDefault();
  history.back();
}
