import type { ScreenTouched, SessionChange } from '../kit/protocol';
import { findScreen, type Address, type MissingAsset, type NavigationContext } from './context';

type Change = Partial<NavigationContext>;

/** The person goes where the question about unsaved changes stood in the way. */
export function arriveWanted({ wanted, address }: NavigationContext): Change {
  return { address: wanted ?? address, wanted: null, dirty: false };
}

/** Another session is no answer to what was asked in the former one. */
export function setSession({ status, session }: SessionChange): Change {
  return {
    status,
    permissions: session?.permissions ?? [],
    userId: session?.user?.id ?? null,
    wanted: null,
  };
}

/** Whether there is something to lose, of the screen that is shown or of the parked one. */
export function touch({ screen, parked }: NavigationContext, { id, dirty }: ScreenTouched): Change {
  if (screen?.id === id) return { dirty };
  return parked?.screen.id === id ? { parked: { ...parked, dirty } } : {};
}

/** The screen that the address leads to, under an id that no other had, and the parameters of its path. */
export function findNextScreen(context: NavigationContext) {
  const found = findScreen(context);
  if (!found || !context.address) return undefined;
  const count = context.count + 1;
  const { screen: name, layout, params } = found;
  return { count, params, screen: { id: `screen-${count}`, name, layout, address: context.address } };
}

/** What did not arrive: what the error names, else the page itself. */
export function toMissing(error: unknown, type: string, address: Address | null): MissingAsset {
  const asset = (error as { asset?: MissingAsset } | undefined)?.asset;
  return asset ?? { type, address: address?.path ?? '' };
}
