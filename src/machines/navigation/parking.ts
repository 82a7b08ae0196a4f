import type { SessionChange } from '../kit/protocol';
import { toText, type NavigationContext, type Parked } from './context';

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

/** Whether the address is that of this person's own parked screen. */
export function isParkedHere({ parked, userId, address }: NavigationContext): boolean {
  return parked !== null && parked.userId === userId && parked.screen.address.path === address?.path;
}

const isOf = (parked: Parked | null, { session }: SessionChange): boolean =>
  parked?.userId === session?.user?.id;

/** Whether the owner of the parked screen has signed in again. */
export function isBack(parked: Parked | null, change: SessionChange): parked is Parked {
  return change.status === 'signedIn' && parked !== null && isOf(parked, change);
}

/** Whether another person than the owner of the parked screen has signed in. */
export function isAnother(parked: Parked | null, change: SessionChange): boolean {
  return change.status !== 'signedOut' && !isOf(parked, change);
}

/** The address of the parked screen, as text. */
export function getParkedAddress(parked: Parked | null): string {
  return toText(parked?.screen.address ?? { path: '/', query: {} });
}
