import { fromCallback, type AnyEventObject } from 'xstate';
import { getToday } from './today';

const MINUTE = 60_000;

/** Sends `clock.ticked` at each full minute, and when the page becomes visible. */
export function createClock(readNow: () => number) {
  return fromCallback<AnyEventObject>(({ sendBack }) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(tick, MINUTE - (readNow() % MINUTE));
    };
    const tick = (): void => {
      const now = readNow();
      sendBack({ type: 'clock.ticked', now, today: getToday(now) });
      wait();
    };
    wait();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  });
}
