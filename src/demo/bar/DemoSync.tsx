import { useEffect, useRef } from 'react';
import { getDay } from '../../domain/values/madrid';
import { useRoot } from '../../hooks/actors';
import { useDemo, useDemoState } from '../useDemo';

/** Passes changes of the demo's data, clock and connection, in this tab or another, to the product. */
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
