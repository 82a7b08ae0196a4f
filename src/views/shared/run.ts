/** A run of a batch, as its page shows it. */
export type Run = {
  done: number;
  all: number;
  isStopping: boolean;
  /** Seconds that the service asks to wait. */
  wait: number | null;
};

type Snapshot = {
  context: { at: number; count: number; isStopping: boolean; wait: number };
  hasTag: (tag: 'waiting') => boolean;
};

export function toRun(snapshot: Snapshot): Run {
  const { at, count, isStopping, wait } = snapshot.context;
  return { done: at, all: count, isStopping, wait: snapshot.hasTag('waiting') ? wait : null };
}
