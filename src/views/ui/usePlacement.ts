import { useLayoutEffect, type RefObject } from 'react';
import { afterPress } from './press';
import { place, type Side } from './placement';

/** Keeps an open fixed panel at its anchor, but never moves it during a press. */
export function usePlacement(
  panel: RefObject<HTMLElement | null>,
  getAnchor: () => Element | null,
  open: boolean,
  side: Side,
  align?: 'start' | 'end',
) {
  useLayoutEffect(() => {
    if (!open) return undefined;
    function update() {
      const anchor = getAnchor();
      if (!panel.current || !anchor?.isConnected) return;
      const box = anchor.getBoundingClientRect();
      panel.current.style.setProperty('--anchor-width', `${box.width}px`);
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
      const { left, top } = place(box, size, view, side, align);
      panel.current.style.left = `${left}px`;
      panel.current.style.top = `${top}px`;
    }
    const follow = () => afterPress(update);
    if (panel.current?.style.left) follow();
    else update();
    const observer = 'ResizeObserver' in window ? new ResizeObserver(follow) : undefined;
    if (panel.current) observer?.observe(panel.current);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  });
}
