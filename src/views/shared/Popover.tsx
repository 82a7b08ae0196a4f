import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classes } from './classes';
import { useDismiss } from './useDismiss';
import { usePlacement } from './usePlacement';

const FOCUSABLE = 'input:not(:disabled), select, textarea, button:not(:disabled), a[href], [tabindex="0"]';

interface PopoverProps {
  /** The button that opened it; takes the focus back on Escape. */
  anchor: RefObject<HTMLElement | null>;
  id?: string | undefined;
  label: string;
  onClose: () => void;
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  /** What takes the focus on opening; the first control without it. */
  initialFocus?: string | undefined;
  children: ReactNode;
}

/** A non-modal panel at its button: Escape, a press outside and leaving it with the keyboard close it. */
export function Popover(props: PopoverProps) {
  const { anchor, id, label, onClose, align, className, initialFocus, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, () => anchor.current, true, 'below', align);
  useDismiss(true, [anchor, panel], (by) => close(by === 'escape'));

  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    const target = (initialFocus && find(initialFocus)) || find(FOCUSABLE);
    target?.focus({ preventScroll: true });
  }, [initialFocus]);

  function close(refocus: boolean) {
    if (refocus) anchor.current?.focus();
    onClose();
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close(true);
  }

  return (
    <div
      ref={panel}
      id={id}
      className={classes('pop', className)}
      role="dialog"
      aria-label={label}
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
        if (!anchor.current?.contains(relatedTarget) && !isOverlay(relatedTarget)) close(false);
      }}
    >
      {children}
    </div>
  );
}

function isOverlay(target: EventTarget) {
  return target instanceof Element && target.closest('[data-pr-is-overlay], [role="dialog"]') !== null;
}
