import type { State } from '../../../mock-server/store/state';

/** State as text, to be compared byte by byte. */
export function toBytes(state: State): string {
  return JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));
}
