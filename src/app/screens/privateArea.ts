import { spawn } from '../../machines/kit/spawn';
import { PrivateLayout } from '../../views/shell/PrivateLayout';
import { withKnown } from './known';
import { SERVICE_MACHINES } from './services';

/** What every page behind a sign-in needs: its frame, the actors that run meanwhile, and what they know of a record. */
export const privateArea = {
  Layout: PrivateLayout,
  startServices(enqueue: (action: never) => void): void {
    for (const [id, machine] of Object.entries(SERVICE_MACHINES)) enqueue(spawn(machine, id));
  },
  withKnown,
};
