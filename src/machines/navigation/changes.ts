import type { ScreenTouched, SessionChange } from '../kit/protocol';
import { findScreen, type Address, type MissingAsset, type NavigationContext } from './context';

type Change = Partial<NavigationContext>;

export function arriveWanted({ wanted, address }: NavigationContext): Change {
  return { address: wanted ?? address, wanted: null, dirty: false };
}

/** Sets the session, and drops the question asked in the former one. */
export function setSession({ status, session }: SessionChange): Change {
  return {
    status,
    permissions: session?.permissions ?? [],
    userId: session?.user?.id ?? null,
    wanted: null,
  };
}

/** Whether the shown or the parked screen has unsaved work. */
export function touch({ screen, parked }: NavigationContext, { id, dirty }: ScreenTouched): Change {
  if (screen?.id === id) return { dirty };
  return parked?.screen.id === id ? { parked: { ...parked, dirty } } : {};
}

export function findNextScreen(context: NavigationContext) {
  const found = findScreen(context);
  if (!found || !context.address) return undefined;
  const count = context.count + 1;
  const { screen: name, layout, params } = found;
  return { count, params, screen: { id: `screen-${count}`, name, layout, address: context.address } };
}

export function toMissing(error: unknown, type: string, address: Address | null): MissingAsset {
  const asset = (error as { asset?: MissingAsset } | undefined)?.asset;
  return asset ?? { type, address: address?.path ?? '' };
}
