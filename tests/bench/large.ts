import type { Graph } from '../paths/generator/graph';

/** 240 states in a ring with chords, 1,456 edges: larger than any machine of the product. */
export function getLarge(): Graph {
  const states = 240;
  const ring = Array.from({ length: states }, (_, from) => ({ from, to: (from + 1) % states }));
  const chords = Array.from({ length: 1456 - states }, (_, index) => ({
    from: (index * 7919) % states,
    to: (index * 104_729 + 13) % states,
  }));
  return { states, start: 0, edges: [...ring, ...chords] };
}
