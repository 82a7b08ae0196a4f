import { findScreen, toText, type Address, type NavigationContext } from './context';

/** What signing in stands before: no address of a session that has ended. It is kept in memory alone. */
export function getAsked({ status, screen, parked, address, asked }: NavigationContext): Address | null {
  if (status === 'signedIn') return null;
  return status === 'signedOut' && screen?.layout !== 'private' && !parked ? address : asked;
}

/** Where a redirect leads: to the address that was asked for, if the person may see what is there. */
export function getTarget(context: NavigationContext, to: string): string {
  const { status, asked } = context;
  return status === 'signedIn' && asked && findScreen({ ...context, address: asked }) ? toText(asked) : to;
}
