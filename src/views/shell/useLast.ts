import { useRef } from 'react';

/** The last value that was there: what a dialog says while it closes. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
