import { PrivateLayout } from '../views/shell/PrivateLayout';
import { withKnown } from './known';
import { SERVICE_MACHINES } from './services';

/** What every page behind a sign-in needs: its frame, the actors that run meanwhile, and what they know of a record. */
export const privateArea = { Layout: PrivateLayout, services: SERVICE_MACHINES, withKnown };
