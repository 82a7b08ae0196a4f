import type { Page } from 'playwright';

/** Condition for the end of an act: an element is there, or has changed. */
export type Done = { there: string; isChanged?: true };

/** Seconds from an event of the page, or from the navigation, to the first frame with the result. */
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

/** Seconds from each key to the frame that shows it; below 16 ms the browser reports no number. */
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
