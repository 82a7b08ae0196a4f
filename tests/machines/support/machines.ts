import type { AnyStateMachine } from 'xstate';
import type { Keep } from '../../../src/journal/redact';
import { START_KEEPS } from '../../../src/machines/startKeeps';
import { loadMachines } from '../../../src/app/screens/machines';

/** Every machine of the product by its id. */
export const MACHINES = await loadMachines();

/** What the journal keeps of a machine, which says it itself unless the first page starts with it. */
export function getKeep({ config, id }: AnyStateMachine): Keep {
  const keeps: Readonly<Record<string, Keep>> = START_KEEPS;
  return ((config.meta as { keep?: Keep } | undefined)?.keep ?? keeps[id]) as Keep;
}
