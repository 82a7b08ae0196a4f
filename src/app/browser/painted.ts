/** Milliseconds after which nobody waits any longer: a page that is not seen is not drawn. */
const LONGEST = 100;

/** Once what has been asked to be drawn can be seen. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
