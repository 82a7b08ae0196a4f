import { spawn } from '../../machines/kit/spawn';
import { PrivateLayout } from '../../views/shell/PrivateLayout';
import { withPrefill } from './prefill';
import { createServices } from './services';

export const privateArea = {
  Layout: PrivateLayout,
  startServices(enqueue: (action: never) => void, idleMinutes: unknown): void {
    for (const [id, machine] of Object.entries(createServices(idleMinutes))) enqueue(spawn(machine, id));
  },
  withPrefill,
};
