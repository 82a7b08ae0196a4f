import { useEffect } from 'react';
import { useDemo, useDemoState } from '../useDemo';

/** Counts the time that the lesson's page is in sight, which a hidden tab is not. */
export function useTimeInSight(): void {
  const demo = useDemo();
  const isLesson = useDemoState().lesson !== null;
  useEffect(() => {
    if (!isLesson) return undefined;
    function see(isInSight: boolean): void {
      // Another tab may have stored the lesson since.
      demo.catchUp();
      demo.seeLesson(isInSight);
    }
    const count = () => see(document.visibilityState === 'visible');
    const stop = () => see(false);
    count();
    document.addEventListener('visibilitychange', count);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', count);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [demo, isLesson]);
}
