import { toSearch, type Query } from '../../domain/values/query';
import type { Route, ScreenName } from '../../domain/access/routes';
import type { GoTo, RootEvent, ScreenTouched, SessionChange, SessionStatus } from '../kit/protocol';
import { getDestination, type Destination } from './destination';

/** An address as the bridge tells it: without base, with the place it has in the browser's history. */
export type Address = { path: string; query: Query; index: number };

/** A screen actor under the root and what it shows. */
export type Screen = { id: string; name: ScreenName; layout: Route['layout']; address: Address };

/** The screen of a lost session, kept for the person who had it. */
export type Parked = { screen: Screen; userId: number; dirty: boolean };

/** A file that did not arrive: its kind (`script`, `style`, `timeout`) and its address. */
export type MissingAsset = { type: string; address: string };

/** Every path of the product, in the order in which they are tried. */
export type NavigationInput = { routes: readonly Route[] };

export type NavigationEvent =
  | ({ type: 'navigation.arrived' } & Address)
  | GoTo
  | { type: 'navigation.signOut' }
  | { type: 'navigation.leave' }
  | { type: 'navigation.stay' }
  | { type: 'navigation.retry' }
  | ScreenTouched
  | SessionChange;

export type NavigationEmitted =
  | { type: 'redirect'; to: string; replace: boolean }
  /** The refused address is undone by so many steps of the browser's history. */
  | { type: 'undo'; delta: number };

export type NavigationContext = {
  routes: readonly Route[];
  status: SessionStatus;
  permissions: readonly string[];
  userId: number | null;
  address: Address | null;
  /** Where somebody wanted to go who had to sign in first. */
  asked: Address | null;
  /** Where a person wants to go while the question about unsaved changes stands. */
  wanted: Address | null;
  screen: Screen | null;
  /** The list whose record is shown: it stays as it is. */
  behind: Screen | null;
  dirty: boolean;
  parked: Parked | null;
  /** What of the screen's code did not arrive. */
  missing: MissingAsset | null;
  /** How many screens were started: the next one's id is made of it. */
  count: number;
};

/** Before anything is known but the routes. */
export function toInitial(routes: readonly Route[]): NavigationContext {
  return {
    routes,
    status: 'unknown',
    permissions: [],
    userId: null,
    address: null,
    asked: null,
    wanted: null,
    screen: null,
    behind: null,
    dirty: false,
    parked: null,
    missing: null,
    count: 0,
  };
}

/** Where the address leads this person; undefined until address and session are both known. */
export function findDestination({
  routes,
  status,
  permissions,
  address,
}: NavigationContext): Destination | undefined {
  return status === 'unknown' || address === null
    ? undefined
    : getDestination(routes, address.path, status, permissions);
}

type ScreenDestination = Extract<Destination, { kind: 'screen' }>;

export function findScreen(context: NavigationContext): ScreenDestination | undefined {
  const destination = findDestination(context);
  return destination?.kind === 'screen' ? destination : undefined;
}

/** The screen whose code is loaded: only an address that leads to one gets as far. */
export function getScreenName(context: NavigationContext): ScreenName {
  return (findScreen(context) as ScreenDestination).screen;
}

/** Has the root stop the actor of a screen. */
export function toStop({ id }: Screen): RootEvent {
  return { type: 'screen.stop', id };
}

/** The address of an event, without what else the event is. */
export function toAddress({ path, query, index }: Address): Address {
  return { path, query, index };
}

/** An address as the browser has it. */
export function toText({ path, query }: Pick<Address, 'path' | 'query'>): string {
  return path + toSearch(query);
}

export function isSameAddress(one: Address | null, other: Address): boolean {
  return one?.path === other.path && toSearch(one.query) === toSearch(other.query);
}
