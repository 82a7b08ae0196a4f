/**
 * Puts off what would move a button away from under the pointer that presses it: an issue that shows below a field just
 * left would, and the press would come to nothing.
 */
export function createPress() {
  let isPressed = false;
  const waiting: (() => void)[] = [];

  function end(): void {
    isPressed = false;
    for (const run of waiting.splice(0)) run();
  }

  return {
    begin(): void {
      if (isPressed) return;
      isPressed = true;
      const stop = new AbortController();
      for (const type of ['pointerup', 'pointercancel']) {
        addEventListener(
          type,
          () => {
            stop.abort();
            // The click follows its pointer.
            setTimeout(end);
          },
          { signal: stop.signal },
        );
      }
    },
    /** Runs something at once, or when the press is over. */
    after(run: () => void): void {
      if (isPressed) waiting.push(run);
      else run();
    },
  };
}
