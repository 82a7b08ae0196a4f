import { spawn } from '../../machines/kit/spawn';
import { PrivateLayout } from '../../views/shell/PrivateLayout';
import { withKnown } from './known';
import { createServices } from './services';

/** What every page behind a sign-in needs: its frame, the actors that run meanwhile, and what they know of a record. */
export const privateArea = {
  Layout: PrivateLayout,
  startServices(enqueue: (action: never) => void, idleMinutes: unknown): void {
    for (const [id, machine] of Object.entries(createServices(idleMinutes))) enqueue(spawn(machine, id));
  },
  withKnown,
};
