export type Run = {
  done: number;
  all: number;
  isStopping: boolean;
  /** Seconds that the service asks to wait. */
  wait: number | null;
  key: string | undefined;
};

type Snapshot = {
  context: {
    tasks: readonly { key: string }[];
    at: number;
    count: number;
    isStopping: boolean;
    wait: number;
  };
  hasTag: (tag: 'busy' | 'waiting') => boolean;
};

export function toRun(snapshot: Snapshot): Run {
  const { tasks, at, count, isStopping, wait } = snapshot.context;
  return {
    done: at,
    all: count,
    isStopping,
    wait: snapshot.hasTag('waiting') ? wait : null,
    key: snapshot.hasTag('busy') ? tasks[at]?.key : undefined,
  };
}
