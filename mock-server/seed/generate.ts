import type { CentreEducatiu } from '../../src/domain/nouns/interns';
import type { Oficina } from '../../src/domain/access/oficina';
import type { Professional } from '../store/rows/professional';

export type Given = {
  centres: readonly CentreEducatiu[];
  oficines: readonly Oficina[];
  professionals: readonly Professional[];
};

/** Generates `total` rows with ids from 1, the same for a seed and a moment. */
export type Generate<Row> = (seed: number, anchor: number, total: number, given: Given) => Row[];
