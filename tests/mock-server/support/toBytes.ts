import type { State } from '../../../mock-server/store/state';

/** The state as text, for comparing byte by byte. */
export function toBytes(state: State): string {
  return JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));
}
