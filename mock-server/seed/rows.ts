import type { ResourceName } from '../store/resources';
import type { Row, Rows } from '../store/state';
import { createActivitats } from './activitats';
import { createConsultes } from './consultes';
import type { Generate, Known } from './known';

/** Edition of the invented data, raised when a seed gives other records: older kept logs no longer fit. */
export const EDITION = 1;

type InventedName = Exclude<ResourceName, 'professionals'>;

/** Generator of each resource's rows, and their number at size one; the staff comes before them. */
const GENERATORS: { [Name in InventedName]: { many: number; create: Generate<Row<Name>> } } = {
  consultes: { many: 1200, create: createConsultes },
  activitats: { many: 150, create: createActivitats },
};

/** Rows by their number, each copied: an object built by several spreads is ten times slower to read. */
export function toMap<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, { ...row }]));
}

/** The staff, and the invented rows of each other resource. */
export function createRows(seed: number, anchor: number, size: number, known: Known): Rows {
  const invented = Object.entries(GENERATORS).map(([name, { many, create }]) => [
    name,
    toMap<{ id: number }>(create(seed, anchor, many * size, known)),
  ]);
  return Object.fromEntries([['professionals', toMap(known.professionals)], ...invented]) as Rows;
}
