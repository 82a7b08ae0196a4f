import { isBehind } from './behind';
import { findDestination, isSameAddress, type NavigationContext, type NavigationEvent } from './context';
import { isAfterParked, isAnother, isBack, isParkedHere } from './parking';

type Moment = { context: NavigationContext; event: NavigationEvent };

export const guards = {
  isSameAddress: ({ context, event }: Moment) =>
    event.type === 'navigation.arrived' && isSameAddress(context.address, event),
  isSameScreen: ({ context: { screen }, event }: Moment) =>
    event.type === 'navigation.arrived' && screen?.address.path === event.path,
  isDirty: ({ context }: Moment) => context.dirty,
  isSettled: ({ context, event }: Moment) =>
    event.type === 'screen.touched' && event.id === context.screen?.id && !event.dirty,
  isWanted: ({ context }: Moment) => context.wanted !== null,
  isUndecided: ({ context }: Moment) => findDestination(context) === undefined,
  isRedirect: ({ context }: Moment) => findDestination(context)?.kind === 'redirect',
  isNotFound: ({ context }: Moment) => findDestination(context)?.kind === 'notFound',
  isAfterParked: ({ context, event }: Moment) =>
    event.type === 'navigation.go' && isAfterParked(context, event),
  isParkedHere: ({ context }: Moment) => isParkedHere(context),
  isBehind: ({ context }: Moment) => isBehind(context),
  isLost: ({ event }: Moment) => event.type === 'session.changed' && event.lost,
  isBackForParked: ({ context, event }: Moment) =>
    event.type === 'session.changed' && isBack(context.parked, event),
  isAnother: ({ context, event }: Moment) =>
    event.type === 'session.changed' && isAnother(context.parked, event),
};
