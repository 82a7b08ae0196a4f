import { benchBrowser, type Place } from './browser';
import type { Line } from './line';
import { benchPaths } from './paths';
import { benchService } from './service';

/** Measures generator, mock server, journal and acts in one run, so that figures can be compared. */
export async function bench(place: Place): Promise<Line[]> {
  return [...benchPaths(), ...(await benchService()), ...(await benchBrowser(place))];
}
