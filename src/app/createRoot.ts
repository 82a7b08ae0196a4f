import {
  createActor,
  enqueueActions,
  fromPromise,
  type ActorOptions,
  type AnyEventObject,
  type CallbackActorLogic,
} from 'xstate';
import type { Sessio } from '../domain/access/sessio';
import { authMachine } from '../machines/services/auth';
import { navigationMachine } from '../machines/navigation/navigation';
import { rootMachine, type RootActor } from '../machines/root';
import { spawn } from '../machines/kit/spawn';
import { ROUTES } from '../domain/access/routes';
import { findPrivateArea, getScreen, loadScreen } from './screens/registry';
import { getToday } from './browser/today';

type Surroundings = {
  readNow: () => number;
  restore: () => Promise<Sessio | null>;
  persist: (session: Sessio | null) => void;
  clock: CallbackActorLogic<AnyEventObject>;
  inspect: NonNullable<ActorOptions<typeof rootMachine>['inspect']>;
  idleMinutes?: unknown;
};

export function createRootActor({
  readNow,
  restore,
  persist,
  clock,
  inspect,
  idleMinutes,
}: Surroundings): RootActor {
  const now = readNow();
  return createActor(
    rootMachine.provide({
      actors: {
        auth: authMachine.provide({
          actors: { restore: fromPromise(restore) },
          actions: { persist: (_, { session }) => persist(session) },
        }),
        navigation: navigationMachine.provide({
          actors: { loadScreen: fromPromise(({ input }) => loadScreen(input)) },
        }),
        clock,
      },
      actions: {
        startScreen: enqueueActions(({ enqueue, self }, { id, name, input }) => {
          enqueue(spawn(getScreen(name).machine, id, findPrivateArea()?.withPrefill(input, self) ?? input));
        }),
        startServices: enqueueActions(({ enqueue }) =>
          findPrivateArea()?.startServices(enqueue, idleMinutes),
        ),
      },
    }),
    {
      id: 'root',
      systemId: 'root',
      input: { routes: ROUTES, now, today: getToday(now) },
      inspect,
    },
  );
}
