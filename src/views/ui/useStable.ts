import { useEffect, useRef, useState } from 'react';

/** One function for the component's life that calls the latest given one. Only for handlers. */
export function useStable<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const [stable] = useState(
    () =>
      (...args: A) =>
        latest.current(...args),
  );
  return stable;
}
