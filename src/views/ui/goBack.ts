import type { MouseEvent } from 'react';
import { readIndex } from './historyIndex';

/** Turns a press of a link into a step back, if that leads to a page of the product (index above 0). */
export function goBack(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || !readIndex()) return;
  event.preventDefault();
  history.back();
}
