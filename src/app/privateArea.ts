import { PrivateLayout } from '../views/shell/PrivateLayout';
import { SERVICE_MACHINES } from './services';

/** What every page behind a sign-in needs: its frame, and the actors that run meanwhile. */
export const privateArea = { Layout: PrivateLayout, services: SERVICE_MACHINES };
