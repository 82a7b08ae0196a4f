import { isTaken, type Explored } from '../explore';
import { groupBy } from '../groupBy';
import { listChanged, readOutcome } from './outcome';
import { nameParameters, type Parameters } from './parameters';
import type { Reading } from './reading';
import { toLines, type Sample } from './rows';

function listCaseNames({ inputs, model, moves }: Explored): string[] {
  const ends = Object.entries(model.outcomes ?? {}).flatMap(([id, all]) =>
    all.map(({ name }) => `${id}: ${name}`),
  );
  const sent = (model.events ?? []).map(({ name }) => name);
  return [...Object.keys(inputs), ...sent, ...ends, ...moves.map(({ name }) => name)];
}

export function listSamples(all: readonly Explored[], name: string): Sample[] {
  const tried = all.map((explored) => explored.cases.filter((one) => one.name === name));
  const fields = new Set(tried.flat().filter(isTaken).flatMap(listChanged));
  const shared = new Map<string, Reading>();
  /** Most outcomes are equal: sharing one object makes comparing them free. */
  const share = (outcome: Reading): Reading => {
    const text = JSON.stringify(outcome);
    const same = shared.get(text) ?? outcome;
    shared.set(text, same);
    return same;
  };
  return all.flatMap((explored, index) =>
    (tried[index] ?? []).map((one) => ({
      machine: explored.machine.id,
      facts: explored.states[one.from ?? -1]?.facts ?? {},
      dirtier: one.dirtier ?? 0,
      outcome: isTaken(one) ? share(readOutcome(explored, one, [...fields])) : null,
    })),
  );
}

function listCases(all: readonly Explored[]): { name: string; text: string }[] {
  return [...new Set(all.flatMap(listCaseNames))].flatMap((name) => {
    const samples = listSamples(all, name);
    const machines = [...new Set(samples.map(({ machine }) => machine))];
    const text = samples.length === 0 ? '' : toLines(samples).join('\n  ');
    if (text === '') return [];
    return [{ name: machines.length < all.length ? `${name} (${machines.join(', ')})` : name, text }];
  });
}

function sayMachine({ machine, states }: Explored, parameters: Parameters): string {
  const own = [...parameters].flatMap(([name, { [machine.id]: value }]) =>
    value === undefined ? [] : [`${name} = ${value}`],
  );
  return [`${machine.id}: ${states.length} states`, ...own].join('; ');
}

function sayStates(all: readonly Explored[]): string[] {
  const states = all.flatMap(({ machine, states: own }) =>
    own.map(({ facts, tags }) => ({ machine: machine.id, text: `${facts['state']} [${tags.join(', ')}]` })),
  );
  return [...groupBy(states, ({ text }) => text.trim())].map(([text, of]) => {
    const machines = [...new Set(of.map(({ machine }) => machine))];
    return machines.length < all.length ? `${text} (${machines.join(', ')})` : text;
  });
}

/** Readable behaviour of a factory's machines: parameters, states with tags, cases (docs/testers.md). */
export function toGolden(all: readonly Explored[]): string {
  const parameters: Parameters = new Map();
  const blocks = [...groupBy(listCases(all), ({ text }) => text)].map(([text, same]) => {
    const names = same.map(({ name }) => name);
    const [place = ''] = (names[0] ?? '').split(/[:, ]/);
    return `${names.join(' | ')}\n  ${nameParameters(text, place, parameters)}`;
  });
  const machines = all.map((explored) => sayMachine(explored, parameters));
  return `${[machines.join('\n'), sayStates(all).join('\n'), ...blocks].filter((block) => block !== '').join('\n\n')}\n`;
}

/** Differing blocks, which begin with the same line, with both texts. */
export function listDifferences(committed: string, found: string) {
  const read = (text: string) =>
    new Map(
      text
        .trim()
        .split('\n\n')
        .map((block) => [block.split('\n')[0] ?? '', block]),
    );
  const [old, now] = [read(committed), read(found)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [expected, seen] = [old.get(name), now.get(name)];
    return expected === seen ? [] : [{ name, expected, seen }];
  });
}
