import { useEffect, useState } from 'react';
import { panel } from '../text/panel';
import { useDemo, type CallGroup } from '../useDemo';

export const EVERY = '*';

/** The API's calls to choose from, after any of them. */
export function useCallOptions(): { value: string; label: string }[] {
  const demo = useDemo();
  const [groups, setGroups] = useState<CallGroup[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    void demo.listCalls().then((found) => isUnmounted || setGroups(found));
    return () => void (isUnmounted = true);
  }, [demo]);

  const calls = groups.flatMap((group) => group.calls);
  return [
    { value: EVERY, label: panel.fault.every },
    ...calls.map(({ call, summary }) => ({ value: call, label: `${call} · ${summary}` })),
  ];
}
