const writes = new Set<Promise<unknown>>();

export async function trackWrite<T>(sent: Promise<T>): Promise<T> {
  writes.add(sent);
  try {
    return await sent;
  } finally {
    writes.delete(sent);
  }
}

/** Resolves once all writes have ended, or after `limit` milliseconds. */
export async function settleWrites(limit: number): Promise<void> {
  if (writes.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([Promise.allSettled(writes), late]);
  clearTimeout(timer);
}

export const forgetWrites = (): void => writes.clear();
