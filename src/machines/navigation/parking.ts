import type { GoTo, SessionChange } from '../kit/protocol';
import { toText, type NavigationContext, type Parked } from './context';
import { getDestination } from './destination';

/** Puts a private screen aside when its session is lost; any other stays. */
export function park({ screen, userId, dirty, parked }: NavigationContext): Partial<NavigationContext> {
  return screen?.layout === 'private' && userId !== null
    ? { parked: { screen, userId, dirty }, screen: null, dirty: false }
    : { parked };
}

/** Shows the parked screen again, at the current address. */
export function unpark(parked: Parked, { address }: NavigationContext) {
  const screen = { ...parked.screen, address: address ?? parked.screen.address };
  return { screen, dirty: parked.dirty, parked: null };
}

export function isParkedHere({ parked, userId, address }: NavigationContext): boolean {
  return parked !== null && parked.userId === userId && parked.screen.address.path === address?.path;
}

const isOf = (parked: Parked | null, { session }: SessionChange): boolean =>
  parked?.userId === session?.user?.id;

export function isBack(parked: Parked | null, change: SessionChange): parked is Parked {
  return change.status === 'signedIn' && parked !== null && isOf(parked, change);
}

export function isAnother(parked: Parked | null, change: SessionChange): boolean {
  return change.status !== 'signedOut' && !isOf(parked, change);
}

/** Page that the owner of the parked screen is led back to: its own, or the one after it. */
export function getParkedAddress(parked: Parked | null): string {
  return parked?.after ?? toText(parked?.screen.address ?? { path: '/', query: {} });
}

/** Whether the parked screen leads on: without a session no other screen leads to a private page. */
export function isAfterParked({ parked, status, routes }: NavigationContext, { path }: GoTo): boolean {
  const [at = ''] = path.split('?');
  return (
    parked !== null && status === 'signedOut' && getDestination(routes, at, status, []).kind === 'redirect'
  );
}
