import { findScreen, toText, type Address, type NavigationContext } from './context';

/** Address that sign-in interrupts, kept in memory alone; none after a session has ended. */
export function getAsked({ status, screen, parked, address, asked }: NavigationContext): Address | null {
  if (status === 'signedIn') return null;
  return status === 'signedOut' && screen?.layout !== 'private' && !parked ? address : asked;
}

export function getTarget(context: NavigationContext, to: string): string {
  const { status, asked } = context;
  return status === 'signedIn' && asked && findScreen({ ...context, address: asked }) ? toText(asked) : to;
}
