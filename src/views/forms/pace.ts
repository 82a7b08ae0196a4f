const PAUSE = 250;

/** Runs an action at once, then only after a pause in which nobody asked again. */
export function createPace(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;

  function runNow(): void {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
    run();
  }

  function flush(): void {
    if (isWaiting) runNow();
    else timer = undefined;
  }

  return {
    ask(): void {
      if (timer === undefined) run();
      else isWaiting = true;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    /** Runs it if it still waits. */
    flush,
    /** Runs it whether it waits or not. */
    runNow,
  };
}
