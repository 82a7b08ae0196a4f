import { useEffect, useRef, type RefObject } from 'react';

/** Overlays of a panel's own fields, elsewhere in the document: a press there counts as inside. */
const OWN_OVERLAYS = '.p-component-overlay, .p-datepicker';

const opened: object[] = [];

/** Calls back on a press outside the elements, and on Escape if this was the last to open. */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<Element | null>[],
  onDismiss: (by: 'press' | 'escape') => void,
) {
  const me = useRef({}).current;
  useEffect(() => {
    if (!open) return undefined;
    opened.push(me);
    return () => void opened.splice(opened.indexOf(me), 1);
  }, [open, me]);
  useEffect(() => {
    if (!open) return undefined;
    function press({ target }: PointerEvent) {
      if (!(target instanceof Element) || target.closest(OWN_OVERLAYS)) return;
      if (inside.some((each) => each.current?.contains(target))) return;
      // Commits a typed value before the panel disappears.
      const focused = inside.some((each) => each.current?.contains(document.activeElement));
      if (focused && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      onDismiss('press');
    }
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && opened.at(-1) === me) onDismiss('escape');
    }
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
  });
}
