import { expect } from 'vitest';
import type { Move } from '../../../mock-server/demo/moves';
import type { Scenario } from '../../../mock-server/demo/scenario';
import { listScenarios, type KnownScenario } from '../../../mock-server/demo/scenarios';
import { createRandom } from '../../../mock-server/kit/random';
import { edit, invent, note, type Act } from './acts';
import { openBrowser } from './tabs';
import { createWalk, describe, type Said } from './walk';

export type Lesson = { name: string; scenario: Scenario; acts: readonly Act[]; wrong: Act };

export const BUNDLED = listScenarios().filter(({ scenario }) => scenario.steps.length > 0);

/** Deeds of the moves of each bundled lesson, by number, besides the pages that they open. */
const BROUGHT: Readonly<Record<string, Readonly<Record<number, readonly Said[]>>>> = {
  'reserva-i-tanca': {
    7: ['citaCreate xstate.done.actor.save'],
    14: ['completion xstate.done.actor.save'],
  },
  'anota-una-consulta': {
    7: ['consultaCreate xstate.done.actor.save'],
  },
  'canvia-o-no-ve': { 3: ['citaMove xstate.done.actor.save'], 7: ['attendance xstate.done.actor.mark'] },
  'es-perd-la-sessio': {
    6: ['consultaCreate xstate.error.actor.save 401'],
    7: ['auth xstate.done.actor.signIn'],
    8: ['consultaCreate xstate.done.actor.save'],
  },
};

/** The moves between two pages are one act: what is typed is lost with its page. */
function toActs({ id, scenario: { moves, path } }: KnownScenario): Act[] {
  const starts = moves.flatMap((move, index) => ('go' in move || index === 0 ? [index] : []));
  return starts.map((start, index) => {
    const own: readonly Move[] = moves.slice(start, starts[index + 1]);
    return {
      name: `moves from ${start}`,
      async todo(walk) {
        if (index === 0) await walk.go(path);
        for (const [number, move] of own.entries()) await walk.make(move, BROUGHT[id]?.[start + number]);
      },
    };
  });
}

export const toBundled = (known: KnownScenario): Lesson => ({
  name: known.id,
  scenario: known.scenario,
  acts: toActs(known),
  wrong: { name: 'another page', todo: (walk) => walk.go('/assessories') },
});

const WHO = 'informador_integral@example.org';

/** Records random acts, and puts the steps in another order, some for their record alone. */
export async function record(seed: string): Promise<Lesson> {
  const random = createRandom(seed);
  const [base] = BUNDLED;
  if (!base) throw new Error('no lesson');
  const browser = openBrowser();
  const tab = await browser.begin({ ...base.scenario, who: WHO, path: '/', faults: [], steps: [] });
  const walk = createWalk(tab, WHO);
  for (let count = 0; count < 3; count += 1) await note.todo(walk);
  const [first = 0, second = 0, third = 0] = (await tab.list('/consultes?per_page=3')).map(({ id }) => id);
  const { userId } = tab.navigation.getSnapshot().context;
  const [own, ownToo] = (await tab.list('/assessories?estat=pendent&sort=cita.date&per_page=100')).filter(
    ({ professional, cita }) => professional?.id === userId && cita && cita.date < '2026-11-16',
  );
  await walk.go(random.pick(['/', '/consultes', '/calendari']));

  const records = { edited: first, removed: second, marked: own?.id ?? 0, closed: ownToo?.id ?? 0 };
  const acts = invent(random, records);
  tab.demo.record({ title: 'x', path: tab.getPath(), who: WHO });
  const before = walk.brought.length;
  for (const one of acts) await one.todo(walk);
  const brought = walk.brought.slice(before);
  const drafts = tab.demo.read().recording?.steps ?? [];
  const toOwn = ({ when, record }: (typeof drafts)[number]) => ({
    ...when,
    where: { ...when.where, ...record },
  });
  // Each act is a step of its own, with its record.
  expect(drafts.map((draft) => describe(toOwn(draft))).toSorted()).toEqual(brought.toSorted());

  const chosen = drafts.filter(({ isStep }) => isStep || random.int(1, 4) === 1);
  tab.demo.edit({
    title: seed,
    steps: random.shuffle(chosen).map((draft) => ({
      ...draft,
      isStep: true,
      isThis: draft.record !== null && draft.isThis && random.int(1, 2) === 1,
    })),
  });
  const scenario = tab.demo.toLesson('x');
  tab.close();
  return { name: seed, scenario, acts, wrong: edit(third) };
}
