import type { ResourceName } from '../store/resources';
import type { Row, Rows } from '../store/state';
import { createActivitats } from './activitats';
import { createConsultes } from './consultes';
import type { Generate, Given } from './generate';

/** Edition of the invented data, raised with every change of it: older stored logs no longer fit. */
export const EDITION = 2;

type InventedName = Exclude<ResourceName, 'professionals'>;

const GENERATORS: { [Name in InventedName]: { many: number; create: Generate<Row<Name>> } } = {
  consultes: { many: 1200, create: createConsultes },
  activitats: { many: 150, create: createActivitats },
};

/** Rows by id, each copied: an object built by several spreads is ten times slower to read. */
export function toMap<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, { ...row }]));
}

export function createRows(seed: number, anchor: number, size: number, given: Given): Rows {
  const invented = Object.entries(GENERATORS).map(([name, { many, create }]) => [
    name,
    toMap<{ id: number }>(create(seed, anchor, many * size, given)),
  ]);
  return Object.fromEntries([['professionals', toMap(given.professionals)], ...invented]) as Rows;
}
