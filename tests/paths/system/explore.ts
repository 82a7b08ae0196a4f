import { createHash } from 'node:crypto';
import { createRandom } from '../../../mock-server/kit/random';
import type { Act, Kind } from './acts/act';
import type { Trace } from './application';
import type { Seen } from './look';
import type { Person } from './people';
import { listStates, toKey } from './state';
import { follow, walk, type Broken, type Choose, type Walk } from './walk';

export type Found = Broken & { acts: readonly Step[] };

type Step = { name: string; trace: Trace | null };

/** Findings of one person's walks, as JSON so that they can be continued. */
export type Explored = {
  person: Person;
  seed: number;
  walks: number;
  steps: number;
  states: Record<string, number>;
  /** Pairs of states of two actors that live at once. */
  pairs: string[];
  /** Number of each event on each page: `consultes · GET /consultes: ok`. */
  taken: Record<string, number>;
  found: Found[];
};

const LENGTH = 60;

/** Weight of each kind of act, of 100. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  page: 42,
  answer: 34,
  address: 6,
  writeFailure: 8,
  readFailure: 4,
  time: 4,
  tab: 1,
  code: 1,
};

/** Kinds of acts that follow from one before, with their weight then. */
const DIRECT: readonly Kind[] = ['page', 'answer', 'writeFailure'];
const FOLLOWED = 0.4;
/** Share of acts with a timer after which time passes. */
const TIMED = 0.15;

export const begin = (person: Person, seed: number): Explored => ({
  person,
  seed,
  walks: 0,
  steps: 0,
  states: {},
  pairs: [],
  taken: {},
  found: [],
});

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 12);

const toPlace = ({ navigation: { screen } }: Seen, { name }: Act): string =>
  `${screen?.name ?? '-'} · ${name}`;

const toKind = ({ rule, what }: Broken): string => `${rule} ${what.replaceAll(/\d+/g, 'n')}`;

export function createExplorer(explored: Explored) {
  const pairs = new Set(explored.pairs);
  const { states, taken, found } = explored;

  function watch(seen: Seen, act: Act | null, myId: number): void {
    explored.steps += 1;
    states[hash(toKey(seen, myId))] ??= explored.steps;
    const live = listStates(seen);
    for (const [index, one] of live.entries())
      for (const other of live.slice(index + 1)) pairs.add(`${one} × ${other}`);
    if (act) taken[toPlace(seen, act)] = (taken[toPlace(seen, act)] ?? 0) + 1;
  }

  /** Any page, then acts: often one that the last has made possible, else one of a weighted kind. */
  function wander(length: number): Choose {
    const random = createRandom(`${explored.seed}/${explored.person}/${explored.walks}`);
    let left = length;
    let isThere = false;
    let before: ReadonlySet<string> = new Set();
    let timers = 0;
    return (acts, seen) => {
      const fresh = acts.filter(({ name, kind }) => DIRECT.includes(kind) && !before.has(name));
      before = new Set(acts.map(({ name }) => name));
      const hasSetTimer = seen.timers > timers;
      timers = seen.timers;
      if (left === 0) return null;
      left -= 1;
      const of = (kind: Kind): Act[] => acts.filter((act) => act.kind === kind);
      const links = acts.filter(({ name }) => name.startsWith('follow /'));
      if (left === length - 1 && links.length > 0) return random.pick(links);
      const answers = of('answer');
      if (!isThere && answers.length > 0) return random.pick(answers);
      isThere = true;
      if (hasSetTimer && random.chance(TIMED)) return random.pick(of('time'));
      if (fresh.length > 0 && random.chance(FOLLOWED)) return random.pick(fresh);
      const kinds = [...new Set(acts.map(({ kind }) => kind))];
      let at = random.next() * kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
      const some = of(kinds.find((kind) => (at -= WEIGHTS[kind]) < 0) ?? 'page');
      const count = (act: Act): number => taken[toPlace(seen, act)] ?? 0;
      if (random.chance(0.5)) return random.pick(some);
      return some.reduce((least, one) => (count(one) < count(least) ? one : least));
    };
  }

  async function keep({ acts, broken }: Walk): Promise<void> {
    if (!broken || found.some((one) => toKind(one) === toKind(broken))) return;
    const fewest = await shrink(explored.person, acts, broken);
    const steps: Step[] = [];
    const again = await walk(explored.person, follow(fewest), ({ traces: [trace = null] }, act) => {
      if (act) steps.push({ name: act.name, trace });
    });
    found.push({ ...(again.broken ?? broken), acts: steps });
  }

  return {
    explored,
    async wander(length = LENGTH): Promise<void> {
      const choose = wander(length);
      explored.walks += 1;
      await keep(await walk(explored.person, choose, watch));
      explored.pairs = [...pairs];
    },
    /** Tries every act after the given ones, each in a walk; returns those with something new. */
    async branch(acts: readonly string[]): Promise<string[][]> {
      let next: readonly Act[] = [];
      const look: Choose = (possible) => ((next = possible), null);
      await walk(explored.person, before(acts, look));
      const fresh: string[][] = [];
      for (const { name } of next) {
        const known = Object.keys(states).length;
        const way = [...acts, name];
        await keep(await walk(explored.person, follow(way), watch));
        if (Object.keys(states).length > known) fresh.push(way);
      }
      explored.pairs = [...pairs];
      return fresh;
    },
  };
}

function before(acts: readonly string[], choose: Choose): Choose {
  const first = follow(acts);
  return (possible, seen) => first(possible, seen) ?? choose(possible, seen);
}

/** The fewest acts that still break the rule: parts are left out as long as it stays broken. */
async function shrink(person: Person, acts: readonly string[], broken: Broken): Promise<string[]> {
  const breaks = async (some: readonly string[]): Promise<boolean> => {
    const again = (await walk(person, follow(some))).broken;
    return again !== null && toKind(again) === toKind(broken);
  };
  let kept = [...acts];
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length;) {
      const some = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (await breaks(some)) kept = some;
      else at += size;
    }
  }
  return kept;
}
