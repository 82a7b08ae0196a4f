let notify: () => void = () => {};

export function listenToChanges(listener: typeof notify): void {
  notify = listener;
}

export async function announcing<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  notify();
  return answer;
}
