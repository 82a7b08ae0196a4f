type Timer = { at: number; every: number | null; fire: () => void };

/** A clock moved by hand, in milliseconds since 1970; its timers fire in order. */
export function createClock(start: number) {
  const timers = new Map<number, Timer>();
  let now = start;
  let last = 0;

  function set(fire: () => void, ms: number, every: number | null): number {
    last += 1;
    timers.set(last, { at: now + Math.max(ms, 0), every, fire });
    return last;
  }

  function fireNext(until: number): boolean {
    let next: [number, Timer] | undefined;
    for (const entry of timers) if (entry[1].at <= until && (!next || entry[1].at < next[1].at)) next = entry;
    if (!next) return false;
    const [id, { at, every, fire }] = next;
    now = Math.max(now, at);
    if (every === null) timers.delete(id);
    else timers.set(id, { at: at + every, every, fire });
    fire();
    return true;
  }

  return {
    readNow: () => now,
    set,
    clear: (id: number): void => void timers.delete(id),
    clearAll: (): void => timers.clear(),
    restart(): void {
      timers.clear();
      now = start;
    },
    countOnce: (): number => [...timers.values()].filter(({ every }) => every === null).length,
    /** Moves time on; `settle` runs after each timer. */
    async pass(ms: number, settle: () => Promise<void>): Promise<void> {
      const until = now + ms;
      while (fireNext(until)) await settle();
      now = until;
    },
    /** Time that passed while the device slept: timers are late, repeated ones miss turns. */
    jump(to: number): void {
      now = to;
      for (const timer of timers.values()) if (timer.every !== null) timer.at = now + timer.every;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
