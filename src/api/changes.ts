let notify: () => void = () => {};

/** Sets the listener to changes of sessions made in this tab. */
export function listenToChanges(listener: typeof notify): void {
  notify = listener;
}

/** Awaits a call that changes a session, then notifies the listener. */
export async function announcing<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  notify();
  return answer;
}
