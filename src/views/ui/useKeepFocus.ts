import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a region whose content goes away under the focus: spread on its element, it takes the focus itself when
 * that happens as `content` changes.
 */
export function useKeepFocus<E extends HTMLElement>(content: unknown, shared?: RefObject<boolean>) {
  const ref = useRef<E>(null);
  const own = useRef(false);
  const hasFocus = shared ?? own;
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  }, [content, hasFocus]);
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
