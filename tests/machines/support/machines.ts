import type { AnyStateMachine } from 'xstate';
import type { Keep } from '../../../src/journal/redact';
import { START_KEEPS } from '../../../src/machines/startKeeps';
import { loadMachines } from '../../../src/app/screens/machines';

export const MACHINES = await loadMachines();

/** Journal fields of a machine, in itself or among those of the first page. */
export function getKeep({ config, id }: AnyStateMachine): Keep {
  const keeps: Readonly<Record<string, Keep>> = START_KEEPS;
  return ((config.meta as { keep?: Keep } | undefined)?.keep ?? keeps[id]) as Keep;
}
