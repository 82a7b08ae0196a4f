/** Writes on their way. */
const writes = new Set<Promise<unknown>>();

/** Remembers a write until it is answered or has failed. */
export async function trackWrite<T>(sent: Promise<T>): Promise<T> {
  writes.add(sent);
  try {
    return await sent;
  } finally {
    writes.delete(sent);
  }
}

/** Resolves once the writes on their way are answered or have failed, at the latest after some milliseconds. */
export async function settleWrites(limit: number): Promise<void> {
  if (writes.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([Promise.allSettled(writes), late]);
  clearTimeout(timer);
}

/** Another connection waits for none of a former one. */
export const forgetWrites = (): void => writes.clear();
