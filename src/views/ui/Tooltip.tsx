import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePlacement } from './usePlacement';
import './Tooltip.css';

type TooltipProps = {
  text: string;
  side?: 'below' | 'beside' | undefined;
  /** One focusable element whose accessible name includes the text. */
  children: ReactNode;
};

/** Text shown on hover, which a finger does not have, and on focus; Escape hides it. */
export function Tooltip({ text, side = 'below', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  usePlacement(tip, () => wrapper.current?.firstElementChild ?? null, open, side);

  function hideOnEscape(event: KeyboardEvent) {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  }

  return (
    <span
      ref={wrapper}
      className="tooltip-host"
      onPointerEnter={({ pointerType }) => setOpen(pointerType !== 'touch')}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      onClick={() => setOpen(false)}
      onKeyDown={hideOnEscape}
    >
      {children}
      {open && (
        <span ref={tip} className="tooltip" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
