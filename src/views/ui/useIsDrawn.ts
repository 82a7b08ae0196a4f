import { startTransition, useEffect, useState } from 'react';

type Draw = () => void;

/** In the order of the page. */
const waiting: Draw[] = [];
let drawing: Draw | undefined;

function drawNext(): void {
  drawing = waiting.shift();
  if (drawing) startTransition(drawing);
}

/**
 * Whether what costs much to draw has its turn: it follows what is around it, one after the other, so that a key or a press
 * waits for one of them at most.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return undefined;
    const draw = () => setDrawn(true);
    waiting.push(draw);
    if (!drawing) drawNext();
    return () => {
      if (drawing === draw) drawNext();
      else waiting.splice(waiting.indexOf(draw), 1);
    };
  }, [isDrawn]);
  return isDrawn;
}
