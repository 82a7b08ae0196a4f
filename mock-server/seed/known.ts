import type { CentreEducatiu } from '../../src/domain/nouns/interns';
import type { Oficina } from '../../src/domain/access/oficina';
import type { Professional } from '../store/rows/professional';

/** What there is before any record is invented. */
export type Known = {
  centres: readonly CentreEducatiu[];
  oficines: readonly Oficina[];
  professionals: readonly Professional[];
};

/** Invents so many rows, numbered from 1: always the same ones for a seed and a moment. */
export type Generate<Row> = (seed: number, anchor: number, total: number, known: Known) => Row[];
