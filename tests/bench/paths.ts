import { explore } from '../paths/explore';
import { coverCapped } from '../paths/generator/capped';
import { coverAll } from '../paths/generator/cover';
import { MODELS } from '../paths/models';
import { begin, send } from '../paths/step';
import { coverFewest, generate } from '../paths/suite';
import { getLarge } from './large';
import type { Line } from './line';

function time<T>(work: () => T): { seconds: number; result: T } {
  const begun = performance.now();
  const result = work();
  return { seconds: (performance.now() - begun) / 1000, result };
}

/** Seconds of one step of a machine. */
function timeStep(): number {
  const { machine, states, moves } = explore(MODELS.find((model) => model.machine.id === 'auth') ?? fail());
  const [first] = states;
  const move = moves.find(({ from }) => from === 0);
  if (!first || !move) return fail();
  const times = 2_000;
  const { seconds } = time(() => {
    for (let turn = 0; turn < times; turn += 1) send(machine, begin(machine, undefined).after, move.event);
  });
  return seconds / times / 2;
}

function fail(): never {
  throw new Error('there is nothing to measure');
}

export function benchPaths(): Line[] {
  const step = timeStep();
  const { seconds: exploring, result: all } = time(() => MODELS.map(explore));
  const cases = all.reduce((sum, { moves, refused }) => sum + moves.length + refused.length, 0);
  const { seconds: exact } = time(() => all.map((explored) => coverFewest(explored)));
  const { seconds: capped } = time(() => all.map((explored) => generate(explored)));
  const { seconds: pairs } = time(() => all.map((explored) => generate(explored, 'pairs')));
  const { seconds: pairsExact } = time(() => all.map((explored) => coverFewest(explored, 'pairs')));
  const large = getLarge();
  const { seconds: largeExact } = time(() => coverAll(large));
  const { seconds: largeCapped } = time(() => coverCapped(large, 15));
  const compare = (one: number, other: number, what: string): string =>
    `${(one / other).toFixed(1)} × ${what}`;
  return [
    {
      name: 'machines explored',
      value: exploring,
      ratio: compare(exploring / cases, step, 'a step for each case'),
    },
    { name: 'fewest steps', value: exact, ratio: compare(exact, exploring, 'exploring') },
    { name: 'short paths', value: capped, ratio: compare(capped, exploring, 'exploring') },
    { name: 'pairs in short paths', value: pairs, ratio: compare(pairs, exploring, 'exploring') },
    {
      name: 'fewest steps of pairs',
      value: pairsExact,
      ratio: compare(pairsExact, exploring, 'exploring'),
    },
    { name: 'explored and generated', value: exploring + exact + capped + pairsExact, limit: 5 },
    {
      name: 'fewest steps of 240 states and 1,456 edges',
      value: largeExact,
      limit: 1,
      ratio: compare(largeExact, largeCapped, 'short paths of it'),
    },
  ];
}
