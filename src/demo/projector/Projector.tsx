import { useEffect, useRef } from 'react';
import { useKept } from '../useKept';
import './Projector.css';

/** For a room that looks at a projection: everything larger, and a ring around the pointer. */
export function Projector() {
  const [isOn] = useKept('projector');
  const ring = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    function follow({ clientX, clientY, buttons }: PointerEvent): void {
      if (!ring.current) return;
      ring.current.style.translate = `${clientX}px ${clientY}px`;
      ring.current.dataset['pointer'] = buttons === 0 ? 'rests' : 'presses';
    }
    const events = ['pointermove', 'pointerdown', 'pointerup'] as const;
    dataset['projector'] = '';
    for (const name of events) addEventListener(name, follow, true);
    return () => {
      delete dataset['projector'];
      for (const name of events) removeEventListener(name, follow, true);
    };
  }, [isOn]);
  return isOn && <div ref={ring} className="projector-ring" aria-hidden="true" />;
}
