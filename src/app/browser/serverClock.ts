/** Milliseconds by which a machine's clock may differ from the server's. */
const TOLERATED = 600_000;
/** Milliseconds by which two answers may differ: one from a cache has an older date. */
const EQUAL = 60_000;

/** The machine's clock, corrected by the server's once two answers in a row differ by over ten minutes. */
export function createServerClock(readMachine: () => number, onCorrected: (now: number) => void) {
  let offset = 0;
  let last: number | null = null;
  const readNow = (): number => readMachine() + offset;
  return {
    readNow,
    /** Takes the time of a server's answer, in milliseconds. */
    compare(served: number): void {
      const difference = served - readMachine();
      if (Math.abs(difference) <= TOLERATED) {
        offset = 0;
        last = null;
        return;
      }
      const isSure = last !== null && Math.abs(last - difference) < EQUAL;
      last = difference;
      if (!isSure || offset !== 0) return;
      offset = difference;
      onCorrected(readNow());
    },
  };
}
