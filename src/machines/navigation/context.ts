import { toSearch, type Query } from '../../domain/values/query';
import type { Route, ScreenName } from '../../domain/access/routes';
import type { GoTo, RootEvent, ScreenTouched, SessionChange, SessionStatus } from '../kit/protocol';
import { getDestination, type Destination } from './destination';

/** An address as the bridge sends it: without base, with its place in the browser's history. */
export type Address = { path: string; query: Query; index: number };

export type Screen = { id: string; name: ScreenName; layout: Route['layout']; address: Address };

/** Screen of a lost session, kept for its owner; `after` is the page that its save led to meanwhile. */
export type Parked = { screen: Screen; userId: number; dirty: boolean; after?: string };

/** A file that failed to load: its kind (`script`, `style`, `timeout`) and address. */
export type MissingAsset = { type: string; address: string };

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
  /** Steps of the browser's history that undo the refused address. */
  | { type: 'undo'; delta: number };

export type NavigationContext = {
  routes: readonly Route[];
  status: SessionStatus;
  permissions: readonly string[];
  userId: number | null;
  address: Address | null;
  /** Address to which the person returns after sign-in. */
  asked: Address | null;
  /** Address to which the person wants to go while unsaved changes are asked about. */
  wanted: Address | null;
  screen: Screen | null;
  /** List of the shown record: it stays as it is. */
  behind: Screen | null;
  dirty: boolean;
  parked: Parked | null;
  missing: MissingAsset | null;
  count: number;
};

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

/** Undefined until address and session are known. */
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

export function getScreenName(context: NavigationContext): ScreenName {
  return (findScreen(context) as ScreenDestination).screen;
}

export function toStop({ id }: Screen): RootEvent {
  return { type: 'screen.stop', id };
}

export function toAddress({ path, query, index }: Address): Address {
  return { path, query, index };
}

export function toText({ path, query }: Pick<Address, 'path' | 'query'>): string {
  return path + toSearch(query);
}

export function isSameAddress(one: Address | null, other: Address): boolean {
  return one?.path === other.path && toSearch(one.query) === toSearch(other.query);
}
