import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '../../../mock-server/demo/scenario';
import { Button } from '../../views/ui/Button';
import { editor as texts } from '../text/editor';
import { isOwn, toPlace } from './place';

const HELD = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown'] as const;

/** Lets a person press the element that a step points at; the press does nothing else. */
export function Picking({ onEnd }: { onEnd: (place: Place | null) => void }) {
  const [isWrong, setWrong] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);

  useEffect(() => stop.current?.focus(), []);
  useEffect(() => {
    function hold(event: Event): void {
      const key = event instanceof KeyboardEvent ? event.key : null;
      const isEscape = key === 'Escape';
      if (!(event.target instanceof Element) || (isOwn(event.target) && !isEscape)) return;
      // Tab and the arrows still move between what can be pressed.
      if (key !== null && !['Enter', ' ', 'Escape'].includes(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isEscape) return onEnd(null);
      if (key === null && event.type !== 'click') return;
      const place = toPlace(event.target);
      if (place) onEnd(place);
      else setWrong(true);
    }
    for (const type of HELD) addEventListener(type, hold, { capture: true });
    return () => {
      for (const type of HELD) removeEventListener(type, hold, { capture: true });
    };
  }, [onEnd]);

  return createPortal(
    <div className="demo-picking" data-picking="">
      <p role="status">{isWrong ? texts.notPickable : texts.picking}</p>
      <Button ref={stop} small onClick={() => onEnd(null)}>
        {texts.stopPicking}
      </Button>
    </div>,
    document.body,
  );
}
