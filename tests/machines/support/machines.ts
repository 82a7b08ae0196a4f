import { loadMachines } from '../../../src/app/machines';

/** Every machine of the product by its id. */
export const MACHINES = await loadMachines();
