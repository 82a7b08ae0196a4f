import { useSelector } from '@xstate/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../machines/services/auth';
import type { navigationMachine } from '../machines/navigation/navigation';
import type { SessionChange } from '../machines/kit/protocol';
import type { notificationsMachine } from '../machines/services/notifications';
import type { RootActor } from '../machines/root';

const RootContext = createContext<RootActor | null>(null);

export function ActorsProvider({ root, children }: { root: RootActor; children: ReactNode }) {
  return <RootContext value={root}>{children}</RootContext>;
}

export function useRoot(): RootActor {
  const root = useContext(RootContext);
  if (!root) throw new Error('no actors around this view');
  return root;
}

function useInvoked<T>(id: 'auth' | 'navigation' | 'notifications'): T {
  return useRoot().getSnapshot().children[id] as T;
}

export const useAuth = (): ActorRefFrom<typeof authMachine> => useInvoked('auth');
export const useNavigation = (): ActorRefFrom<typeof navigationMachine> => useInvoked('navigation');
export const useNotifications = (): ActorRefFrom<typeof notificationsMachine> => useInvoked('notifications');

export function useScreen(id: string | undefined) {
  return useSelector(useRoot(), ({ children }) => children[id as keyof typeof children]);
}

/** Signed-in user, their permissions, and the schools of the district. */
export function useSession(): SessionChange['session'] {
  return useSelector(useRoot(), ({ context }) => context.session);
}
