import { benchBrowser, type Place } from './browser';
import type { Line } from './line';
import { benchPaths } from './paths';
import { benchService } from './service';

/**
 * Measures the testers' generator, the mock server, the journal and the acts in a browser, all in one run so that the
 * figures can be compared.
 */
export async function bench(place: Place): Promise<Line[]> {
  return [...benchPaths(), ...(await benchService()), ...(await benchBrowser(place))];
}
