/**
 * Delays changes of layout while a button is pressed. An issue shown below the field just left would
 * move the button away from the pointer, and the click would be lost.
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
            // The click comes after its `pointerup`.
            setTimeout(end);
          },
          { signal: stop.signal },
        );
      }
    },
    /** Runs a function at once, or after the current press. */
    after(run: () => void): void {
      if (isPressed) waiting.push(run);
      else run();
    },
  };
}
