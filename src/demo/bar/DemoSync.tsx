import { useEffect, useRef } from 'react';
import { getDay } from '../../domain/values/madrid';
import { useRoot } from '../../hooks/actors';
import { useDemo, useDemoState } from '../useDemo';

/**
 * Keeps the product in step with a demonstration that somebody moves: other data are read again, also once the line is
 * back; another time is told at once, and what another tab does is seen here too.
 */
export function DemoSync() {
  const root = useRoot();
  const demo = useDemo();
  const {
    turn,
    conditions: { clock, offline },
  } = useDemoState();
  const seen = useRef({ turn, offline });

  useEffect(() => {
    addEventListener('storage', demo.catchUp);
    return () => removeEventListener('storage', demo.catchUp);
  }, [demo]);
  useEffect(() => {
    const now = demo.readNow();
    root.send({ type: 'clock.ticked', now, today: getDay(now) });
  }, [root, demo, clock]);
  useEffect(() => {
    const isBack = seen.current.offline && !offline;
    if (seen.current.turn !== turn || isBack) root.send({ type: 'screens.refresh' });
    seen.current = { turn, offline };
  }, [root, turn, offline]);
  return null;
}
