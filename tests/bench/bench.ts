import type { Line } from './line';
import { benchPaths } from './paths';
import { benchService } from './service';

/** Measures the testers' generator, the mock server and the journal, all in one run so that the figures can be compared. */
export async function bench(): Promise<Line[]> {
  return [...benchPaths(), ...(await benchService())];
}
