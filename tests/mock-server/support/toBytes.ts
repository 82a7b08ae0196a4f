import type { State } from '../../../mock-server/store/state';

export function toBytes(state: State): string {
  return JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));
}
