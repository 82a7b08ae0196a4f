import { isTaken, type Explored } from '../explore';
import { groupBy } from '../groupBy';
import { listChanged, readOutcome } from './outcome';
import { nameParameters, type Parameters } from './parameters';
import type { Reading } from './reading';
import { toLines, type Sample } from './rows';

/** The cases of a machine in the order of its model. */
function listCaseNames({ inputs, model, moves }: Explored): string[] {
  const ends = Object.entries(model.outcomes ?? {}).flatMap(([id, all]) =>
    all.map(({ name }) => `${id}: ${name}`),
  );
  const sent = (model.events ?? []).map(({ name }) => name);
  return [...Object.keys(inputs), ...sent, ...ends, ...moves.map(({ name }) => name)];
}

/** What comes of a case in every snapshot of every machine. */
export function listSamples(all: readonly Explored[], name: string): Sample[] {
  const tried = all.map((explored) => explored.cases.filter((one) => one.name === name));
  const fields = new Set(tried.flat().filter(isTaken).flatMap(listChanged));
  const shared = new Map<string, Reading>();
  /** Most outcomes are one: comparing those that are the same object costs nothing. */
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

/** Each case with its lines; where not all machines know it, with those that do. */
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

/** The states with their tags; those of some machines alone, or tagged by them alone, with the machines. */
function sayStates(all: readonly Explored[]): string[] {
  const states = all.flatMap(({ machine, states: own }) =>
    own.map(({ facts, tags }) => ({ machine: machine.id, text: `${facts['state']} [${tags.join(', ')}]` })),
  );
  return [...groupBy(states, ({ text }) => text.trim())].map(([text, of]) => {
    const machines = [...new Set(of.map(({ machine }) => machine))];
    return machines.length < all.length ? `${text} (${machines.join(', ')})` : text;
  });
}

/**
 * What the machines of a factory do, as a person reads it: each machine with what it has in the place of a parameter, the states
 * with their tags, and for each case under which condition it leads where, what is done and what changes. See docs/testers.md.
 */
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

/** Where two differ: the blocks that begin with the same line, with both texts. */
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
