import { exportJournal } from '../../../src/journal/exchange';
import { createFold } from '../../../src/journal/fold';
import { findDisagreement } from '../../journal/agree';
import { MACHINES } from '../../machines/support/machines';
import { listActs } from './acts';
import type { Act } from './acts/act';
import { attend } from './acts/views';
import type { Application } from './application';
import { look, type Seen } from './look';
import { getEmail, type Person } from './people';
import { RULES } from './rules';
import { createWorld, type World } from './world';

export type Broken = {
  rule: string;
  section: string;
  says: string;
  what: string;
  actors: readonly string[];
};

export type Walk = { acts: string[]; broken: Broken | null };

export type Watch = (seen: Seen, act: Act | null, myId: number) => void;

export type Choose = (acts: readonly Act[], seen: Seen) => Act | null;

/** Most turns of requests and answers until a page rests. */
const MOST_TURNS = 30;

const draw = ({ live }: Seen): string[] =>
  live.map(({ path, snapshot }) => {
    const parts = path.split('/');
    const value = JSON.stringify(snapshot.value);
    return `${'  '.repeat(parts.length - 1)}${parts.at(-1)}${value === '{}' ? '' : ` ${value}`}`;
  });

async function rest(world: World): Promise<Seen> {
  await world.settle();
  let seen = look(world);
  const [made, notices] = [[...seen.made], [...seen.notices]];
  for (let turn = 0; turn < MOST_TURNS && attend(seen); turn += 1) {
    await world.settle();
    seen = look(world);
    made.push(...seen.made);
    notices.push(...seen.notices);
  }
  return { ...seen, made, notices };
}

const IDLE_TAGS = ['busy', 'loading', 'checking', 'restoring'];
const ENDS = ['shown', 'notFound', 'failed', 'asking'];

const LAST = [
  {
    id: 'ends',
    section: '4',
    says: 'everything ends once it is answered',
    check({ live, navigation }: Seen): string | null {
      const busy = live.filter(({ snapshot }) => IDLE_TAGS.some((tag) => snapshot.hasTag(tag)));
      if (busy.length > 0) return busy.map(({ path, snapshot }) => `${path} ${snapshot.value}`).join(', ');
      return ENDS.includes(String(navigation.value)) ? null : `navigation ${String(navigation.value)}`;
    },
  },
  {
    id: 'fold',
    section: '4',
    says: 'the journal leads to what lives',
    check(_: Seen, { readJournal, alive }: Application): string | null {
      const folding = createFold(MACHINES);
      for (const entry of readJournal().entries) folding.apply(entry);
      return findDisagreement(folding.snapshots, alive);
    },
  },
  {
    id: 'journal',
    section: '4',
    says: 'the journal holds nothing that was typed',
    check: (_: Seen, { readJournal }: Application): string | null =>
      /zq|example\.org/i.exec(exportJournal(readJournal()))?.[0] ?? null,
  },
];

export const RULE_IDS = [...RULES, ...LAST].map(({ id }) => id);

/** Walks from a new browser with a stored session, and checks every rule after each act. */
export async function walk(person: Person, choose: Choose, watch: Watch = () => {}): Promise<Walk> {
  const world = createWorld();
  const acts: string[] = [];
  try {
    const session = await world.service.signIn(getEmail(person));
    if (!session) throw new Error(`${person} has no account`);
    world.store(session);
    world.open('/');
    let seen = await rest(world);
    watch(seen, null, session.user.id);
    const checks = RULES.map(({ begin, ...rule }) => ({ ...rule, check: begin() }));
    const toBroken = (
      { id, section, says }: (typeof LAST)[number] | (typeof checks)[number],
      what: string,
    ) => ({
      rule: id,
      section,
      says,
      what,
      actors: draw(seen),
    });

    async function run(act: Act): Promise<Broken | null> {
      acts.push(act.name);
      const before = seen;
      await act.run();
      seen = await rest(world);
      watch(seen, act, session?.user.id ?? 0);
      for (const rule of checks) {
        const what = rule.check({ act: act.name, before, seen });
        if (what !== null) return toBroken(rule, what);
      }
      return null;
    }
    const listPossible = (): Act[] => listActs(world, seen, person);
    async function runAll(next: () => Act | null | undefined, most = Infinity): Promise<Broken | null> {
      for (let turn = 0; turn < most; turn += 1) {
        const act = next();
        const broken = act ? await run(act) : null;
        if (!act || broken) return broken;
      }
      return null;
    }
    const findAnswer = () => listPossible().find(({ kind }) => kind === 'answer');
    const passTime: Act[] = [{ name: 'two minutes pass', kind: 'time', run: () => world.pass(121_000) }];
    const broken =
      (await runAll(() => choose(listPossible(), seen))) ??
      (await runAll(findAnswer, MOST_TURNS)) ??
      (await runAll(() => passTime.pop())) ??
      (await runAll(findAnswer, MOST_TURNS));
    if (broken) return { acts, broken };
    for (const rule of LAST) {
      const what = rule.check(seen, world.getApplication());
      if (what !== null) return { acts, broken: toBroken(rule, what) };
    }
    return { acts, broken: null };
  } finally {
    await world.close();
  }
}

export function follow(names: readonly string[]): Choose {
  const left = [...names];
  return (acts) => {
    while (left.length > 0) {
      const name = left.shift();
      const found = acts.find((act) => act.name === name);
      if (found) return found;
    }
    return null;
  };
}
