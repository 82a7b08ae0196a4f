import type { AnyMachineSnapshot } from 'xstate';
import type { NavigationContext, Screen } from '../../../src/machines/navigation/context';
import type { AuthContext } from '../../../src/machines/services/auth';
import type { RootContext } from '../../../src/machines/root';
import type { Live } from './application';
import type { World } from './world';

/** A question or layer before the page: only it, the browser and time can be acted on. */
const LAYERS: readonly { at: string; isOpen: (snapshot: AnyMachineSnapshot) => boolean }[] = [
  { at: 'root/navigation', isOpen: (snapshot) => snapshot.hasTag('asking') },
  { at: 'root/idle', isOpen: (snapshot) => snapshot.hasTag('open') },
  { at: 'root/deletion', isOpen: (snapshot) => snapshot.hasTag('open') },
  { at: 'root/attendance', isOpen: (snapshot) => snapshot.hasTag('open') },
  { at: 'root/bulk', isOpen: (snapshot) => snapshot.hasTag('open') },
  { at: 'root/report', isOpen: (snapshot) => snapshot.hasTag('open') },
  { at: 'root/shortcuts', isOpen: ({ value }) => value !== 'closed' && value !== 'making' },
];

export type Seen = ReturnType<typeof look>;

export function look(world: World) {
  const { browser, service, clock, getApplication } = world;
  const application = getApplication();
  const live = application.listLive();
  const byPath = new Map(live.map((one) => [one.path, one]));
  const find = (path: string): Live | undefined => byPath.get(path);
  const read = <Context>(path: string) => find(path)?.snapshot.context as Context;
  const navigation = find('root/navigation') as Live;
  const { screen, behind, parked } = navigation.snapshot.context as NavigationContext;
  const at = (of: Screen | null | undefined): Live | undefined => (of ? find(`root/${of.id}`) : undefined);
  return {
    live,
    find,
    root: read<RootContext>('root'),
    auth: { ...read<AuthContext>('root/auth'), value: find('root/auth')?.snapshot.value },
    navigation: { ...(navigation.snapshot.context as NavigationContext), value: navigation.snapshot.value },
    shown: at(screen),
    behind: at(behind),
    parked: at(parked?.screen),
    layers: LAYERS.flatMap(({ at: path, isOpen }) => {
      const one = find(path);
      return one && isOpen(one.snapshot) ? [one] : [];
    }),
    calls: service.getCalls(),
    loads: application.getLoads(),
    made: service.takeMade(),
    notices: application.takeNotices(),
    traces: application.takeTraces(),
    address: browser.getAddress(),
    stored: [...browser.stored],
    now: clock.readNow(),
    /** Timers of actors and calls, without the clock's own. */
    timers: clock.countOnce() - 1,
  };
}

export type { Live };
