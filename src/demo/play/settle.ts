import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** Milliseconds between two looks, without any change before the page counts as settled, and at most. */
const INTERVAL = 50;
const STILL = 250;
const LIMIT = 5_000;

function isBusy(actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  if (snapshot?.hasTag?.('busy')) return true;
  return Object.values((snapshot?.children ?? {}) as Record<string, AnyActorRef>).some(isBusy);
}

/** Waits until nothing is saved or loaded, and the number of the product's events stays the same. */
export async function settle(root: AnyActorRef, countEvents: () => number): Promise<void> {
  let count = -1;
  for (let still = 0, waited = 0; still < STILL && waited < LIMIT; waited += INTERVAL) {
    const now = countEvents();
    const isStill = now === count && !isBusy(root) && !document.querySelector('[aria-busy="true"]');
    still = isStill ? still + INTERVAL : 0;
    count = now;
    await new Promise((resolve) => void setTimeout(resolve, INTERVAL));
  }
}
