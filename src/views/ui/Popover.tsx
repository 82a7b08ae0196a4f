import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classes } from './classes';
import type { Side } from './placement';
import { isStop } from './press';
import { useDismiss } from './useDismiss';
import { usePlacement } from './usePlacement';
import './Popover.css';

const FOCUSABLE = 'input:not(:disabled), select, textarea, button:not(:disabled), a[href], [tabindex="0"]';

type PopoverProps = {
  /** Opener; gets the focus back on Escape. */
  anchor: RefObject<HTMLElement | null>;
  /** Element beside which it is placed; the anchor by default. */
  place?: RefObject<HTMLElement | null> | undefined;
  id?: string | undefined;
  /** Name that makes it a dialog; without one the content has a role of its own. */
  label?: string | undefined;
  onClose: () => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  align?: 'start' | 'end' | undefined;
  side?: Side | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Non-modal panel; keeps the focus of a press on something in it that takes none. */
export function Popover(props: PopoverProps) {
  const { anchor, place = anchor, id, label, onClose, align, side = 'below', className, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, () => place.current, true, side, align);
  useDismiss(true, [anchor, panel], (by) => close(by === 'escape'));

  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) return;
    panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, []);

  function close(refocus: boolean) {
    if (refocus) anchor.current?.focus();
    onClose();
  }
  useEffect(() => {
    function leave({ target }: FocusEvent) {
      if (!(target instanceof Element) || !isStop(target) || target.closest('[role="dialog"]')) return;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) close(false);
    }
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  });
  function closeOnEscape(event: KeyboardEvent) {
    props.onKeyDown?.(event);
    if (event.key !== 'Escape' || isExpanded(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    close(true);
  }

  return (
    <div
      ref={panel}
      id={id}
      className={classes('popover', className)}
      role={label === undefined ? undefined : 'dialog'}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      {children}
    </div>
  );
}

/** Whether the target has opened a list or panel, which Escape closes first. */
function isExpanded(target: EventTarget) {
  return target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
}
