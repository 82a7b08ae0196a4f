import { onTestFinished } from 'vitest';
import {
  createActor,
  enqueueActions,
  fromPromise,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';
import { fromSearch } from '../../../src/domain/values/query';
import { ROUTES, type ScreenName } from '../../../src/domain/access/routes';
import type { Sessio } from '../../../src/domain/access/sessio';
import { arrivalsMachine } from '../../../src/machines/services/arrivals';
import { attendanceMachine } from '../../../src/machines/services/attendance';
import { authMachine } from '../../../src/machines/services/auth';
import { bulkMachine } from '../../../src/machines/services/bulk';
import { catalogsMachine } from '../../../src/machines/services/catalogs';
import { createdMachine } from '../../../src/machines/services/created';
import { deletionMachine } from '../../../src/machines/services/deletion';
import { differencesMachine } from '../../../src/machines/services/differences';
import { exportsMachine } from '../../../src/machines/services/exports';
import { idleMachine } from '../../../src/machines/services/idle';
import { navigationMachine } from '../../../src/machines/navigation/navigation';
import { reportMachine } from '../../../src/machines/services/report';
import { rootMachine, type SERVICES } from '../../../src/machines/root';
import { shortcutsMachine } from '../../../src/machines/services/shortcuts';
import { toCloseMachine } from '../../../src/machines/services/toClose';
import { spawn } from '../../../src/machines/kit/spawn';
import { MACHINES } from './machines';

/** Screens that behave like a page without an own machine. */
const PAGES: Record<string, string> = {
  signIn: 'page',
  newPassword: 'page',
  passwordLink: 'page',
  ajuda: 'page',
};

/** Services without a browser for their files. */
const SERVICE_MACHINES: Record<(typeof SERVICES)[number], AnyStateMachine> = {
  deletion: deletionMachine,
  arrivals: arrivalsMachine,
  attendance: attendanceMachine,
  bulk: bulkMachine,
  created: createdMachine,
  exports: exportsMachine,
  catalogs: catalogsMachine,
  differences: differencesMachine,
  report: reportMachine,
  idle: idleMachine,
  shortcuts: shortcutsMachine,
  toClose: toCloseMachine,
};

type Surroundings = {
  restore: () => Promise<Sessio | null>;
  loadScreen: (name: ScreenName) => Promise<ScreenName>;
} & Pick<ActorOptions<typeof rootMachine>, 'clock' | 'inspect'>;

/** The product's actors without views or a browser; the address is in memory. */
export function startRoot({ restore, loadScreen, ...options }: Surroundings) {
  let index = 0;
  const root = createActor(
    rootMachine.provide({
      actors: {
        auth: authMachine.provide({ actors: { restore: fromPromise(restore) } }),
        navigation: navigationMachine.provide({
          actors: { loadScreen: fromPromise(({ input }) => loadScreen(input)) },
        }),
      },
      actions: {
        startScreen: enqueueActions(({ enqueue }, { id, name, input }) => {
          enqueue(spawn(MACHINES[PAGES[name] ?? name] as AnyStateMachine, id, input));
        }),
        startServices: enqueueActions(({ enqueue }) => {
          for (const [id, machine] of Object.entries(SERVICE_MACHINES)) enqueue(spawn(machine, id));
        }),
      },
    }),
    {
      id: 'root',
      systemId: 'root',
      input: { routes: ROUTES, now: 1_795_000_000_000, today: '2026-11-20' },
      ...options,
    },
  );
  const findChild = (id: string) => root.getSnapshot().children[id as 'auth'] as AnyActorRef | undefined;
  const { navigation } = root.getSnapshot().children;
  const findScreen = () => findChild(navigation?.getSnapshot().context.screen?.id ?? '');
  const arrive = (path: string, search: string, place: number): void => {
    index = place;
    findChild('navigation')?.send({ type: 'navigation.arrived', path, query: fromSearch(search), index });
  };
  navigation?.on('redirect', ({ to, replace }) => {
    const [path = '/', search = ''] = to.split('?');
    arrive(path, search, replace ? index : index + 1);
  });
  navigation?.on('undo', ({ delta }) => (index += delta));
  root.start();
  // Open calls would reach the server of another test.
  onTestFinished(() => void root.stop());
  return { root, arrive, findChild, findScreen };
}
