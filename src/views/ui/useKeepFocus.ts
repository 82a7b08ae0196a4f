import { useEffect, useRef, type RefObject } from 'react';

/** Props of a region that takes the focus when its focused content disappears, as `content` changes. */
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
