import type { Page } from 'playwright';

/** What must be there, and hold something else than before where it says so, for an act to be over. */
export type Done = { there: string; isChanged?: true };

/**
 * Seconds from an event of the page to the first picture with what it leads to, or from the navigation to the page.
 * @param event its DOM name; without one the page has just been asked for
 */
export async function timeAct(
  page: Page,
  done: Done,
  event?: string,
  act?: () => Promise<void>,
): Promise<number> {
  const over = await page.evaluateHandle(
    ({ done: { there, isChanged }, event: name }) => {
      const read = (): string | undefined => document.querySelector(there)?.innerHTML;
      const before = read();
      let begun = name === undefined ? 0 : Number.NaN;
      if (name !== undefined)
        addEventListener(name, ({ timeStamp }) => (begun = timeStamp), { capture: true, once: true });
      const time = new Promise<number>((resolve) => {
        const look = (): void => {
          const now = read();
          if (Number.isNaN(begun) || now === undefined || (isChanged && now === before)) {
            requestAnimationFrame(look);
            return;
          }
          // A message that is sent in a frame arrives after it was painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve((performance.now() - begun) / 1000));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
      return { time };
    },
    { done, event },
  );
  await act?.();
  return over.evaluate(({ time }) => time);
}

/**
 * Seconds from a key to the picture that shows it, of each that is typed at a person's pace; those that the browser
 * does not count, under 16 ms, are told as that.
 */
export async function timeKeys(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const slow: number[] = [];
    Object.assign(globalThis, { slow });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') slow.push(entry.duration / 1000);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(text, { delay: 80 });
  const slow = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        setTimeout(() => resolve((globalThis as unknown as { slow: number[] }).slow), 200);
      }),
  );
  return [...slow, ...Array.from({ length: Math.max(0, text.length - slow.length) }, () => 0.016)];
}
