import type { Report } from './schema';

export type Comparison = { added: string[]; removed: string[]; lost: string[] };

export function compare(old: Report, now: Report): Comparison {
  const list = ({ machines }: Report) =>
    new Map(machines.flatMap(({ transitions }) => transitions.map(({ name, reached }) => [name, reached])));
  const [before, after] = [list(old), list(now)];
  // Machines that are left out this time are not gone.
  const looked = new Set(now.machines.map(({ id }) => id));
  const isLooked = (name: string): boolean => looked.has(name.split(/[ .]/)[0] ?? '');
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => isLooked(name) && !after.has(name)),
    lost: [...after].filter(([name, reached]) => before.get(name) === true && !reached).map(([name]) => name),
  };
}
