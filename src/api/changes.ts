let hear: () => void = () => {};

/** Who is told whenever something was done to a session from here. */
export function hearChanges(listener: typeof hear): void {
  hear = listener;
}

/** Awaits a call that changes sessions, and tells of it once it is done. */
export async function telling<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  hear();
  return answer;
}
