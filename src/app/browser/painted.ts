/** Milliseconds of waiting at most, because the browser does not paint a hidden page. */
const LIMIT = 100;

/** Resolves after the next paint. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LIMIT);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
