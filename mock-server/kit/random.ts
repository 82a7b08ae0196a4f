/** Pseudo-random generator; the same name gives the same sequence. */
export type Random = {
  /** From 0 to 1, without 1. */
  next(): number;
  /** Integer between two limits, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** A random part of a list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
};

function toNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Independent generators by name: another call in one generator changes no other one. */
export function createRandom(name: string): Random {
  let state = toNumber(name);

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  function shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set(shuffle(list.map((_, index) => index)).slice(0, count));
    return list.filter((_, index) => chosen.has(index));
  }

  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    some,
    chance: (probability) => next() < probability,
    shuffle,
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits, the same for the same name. */
export function toText(name: string, length: number): string {
  const random = createRandom(name);
  return Array.from({ length }, () => random.pick([...ALPHABET])).join('');
}
