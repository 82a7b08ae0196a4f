import type { AnyEventObject } from 'xstate';
import type { Move } from '../../../mock-server/demo/moves';
import type { Condition } from '../../../mock-server/demo/scenario';
import { ROUTES } from '../../../src/domain/access/routes';
import { getDestination } from '../../../src/machines/navigation/destination';
import type { Tab } from './tabs';

/** `consultaEdit xstate.init #7`: machine, event, failure or field, record. */
export type Said = string;

function describeWhere(where: Condition['where']): string {
  return Object.entries(where)
    .map(([path, value]) => (path.endsWith('.id') ? ` #${value}` : ` ${value}`))
    .join('');
}
export const describe = ({ machine, event, where }: Condition): Said =>
  `${machine} ${event}${describeWhere(where)}`;

/** Whether something done meets a condition; a condition without a record takes any. */
const meets = (said: Said, asked: Said): boolean => said === asked || said.replace(/ #\d+$/, '') === asked;

/** Steps done by what was brought about so far; of equal steps as many as often. */
export function expectDone(
  steps: readonly { when: readonly Condition[] }[],
  brought: readonly Said[],
): number[] {
  const asked = steps.map(({ when }) => when.map(describe));
  return asked.flatMap((all, index) => {
    const same = asked.slice(0, index + 1).filter((one) => one.join() === all.join()).length;
    const times = brought.filter((said) => all.some((one) => meets(said, one))).length;
    return times >= same ? [index] : [];
  });
}

/** A person in a tab, and an account of what they bring about that knows nothing of the journal. */
export type Walk = ReturnType<typeof createWalk>;

export function createWalk(first: Tab, person: string) {
  const places = new Map<Tab, string>();
  const brought: Said[] = [];
  let number = 1;

  const findPage = (path: string) => {
    const all = ROUTES.flatMap(({ permissions }) => permissions);
    const found = getDestination(ROUTES, path, 'signedIn', all);
    return found.kind === 'screen' ? found : undefined;
  };
  /** The private page that a tab shows; undefined at the sign-in. */
  const findPlace = (tab: Tab) => (findPage(tab.getPath()) ? tab.getPath() : undefined);

  /** A page that stands and did not before was opened. */
  function look(tab: Tab): void {
    const path = findPlace(tab);
    if (path === undefined || path === places.get(tab)) return;
    places.set(tab, path);
    const page = findPage(path);
    const id = page?.params['id'];
    brought.push(`${page?.screen} xstate.init${id === undefined ? '' : ` #${id}`}`);
  }
  /** Pages that other tabs show by themselves were not opened. */
  function passOver(): void {
    for (const tab of places.keys()) {
      const path = findPlace(tab);
      if (tab !== walk.tab && path !== undefined) places.set(tab, path);
    }
  }
  async function act(todo: Promise<void>, said: readonly Said[] = []): Promise<void> {
    await todo;
    brought.push(...said);
    if (walk.tab.navigation.getSnapshot().hasTag('asking')) {
      await walk.tab.leave();
      brought.push('navigation navigation.leave');
    }
    look(walk.tab);
    passOver();
  }

  function sayFields(to: string, names: readonly string[]): void {
    const id = findPage(walk.tab.getPath())?.params['id'];
    const record = id === undefined ? '' : ` #${id}`;
    brought.push(...names.map((name) => `${to} record.changed ${name}${record}`));
  }
  const walk = {
    tab: first,
    who: person,
    brought,
    count: () => (number += 1),
    /** A tab whose page was not opened by an act. */
    join(tab: Tab): void {
      walk.tab = tab;
      places.set(tab, findPlace(tab) ?? '');
    },
    listTabs: () => [...places.keys()],
    drop: (tab: Tab) => void places.delete(tab),
    go: (path: string, said?: readonly Said[]) => act(walk.tab.go(path), said),
    back: () => act(walk.tab.back()),
    async fill(to: string, set: Readonly<Record<string, unknown>>): Promise<void> {
      sayFields(to, await walk.tab.fill(to, set));
      await act(Promise.resolve());
    },
    async make(move: Move, said?: readonly Said[]): Promise<void> {
      const added = await walk.tab.make(move);
      if ('to' in move) sayFields(move.to, added);
      await act(Promise.resolve(), said);
    },
    send: (to: string, event: AnyEventObject, said?: readonly Said[]) => act(walk.tab.send(to, event), said),
    signOut: () => act(walk.tab.signOut(), ['auth auth.signOut']),
    async signIn(who: string, said: readonly Said[]): Promise<void> {
      walk.who = who;
      await act(walk.tab.signIn(who), said);
    },
  };
  walk.join(first);
  return walk;
}
