import { isTaken, type Explored, type Move } from '../explore';
import { listSamples } from './golden';
import { listChanged, readOutcome, sayOutcome } from './outcome';
import { merge, type Reading } from './reading';
import { findRow, toRows, type Row, type Sample } from './rows';

/** Whether the expected result of a case matches one of the snapshots. */
export function createTruth(explored: Explored, name: string): (one: Move) => boolean {
  const tried = explored.cases.filter((one) => one.name === name);
  const samples = listSamples([explored], name);
  const rows = toRows(samples);
  const fields = [...new Set(tried.filter(isTaken).flatMap(listChanged))];
  const toSample = ({ from, dirtier = 0 }: Move): Sample => ({
    machine: explored.machine.id,
    facts: explored.states[from ?? -1]?.facts ?? {},
    dirtier,
    outcome: null,
  });
  const readings = new Map<Row, Reading | undefined>();
  const read = (row: Row): Reading | undefined => {
    if (!readings.has(row)) {
      const of = samples.filter((sample) => findRow(rows, sample) === row);
      readings.set(row, merge([...new Set(of.flatMap(({ outcome }) => outcome ?? []))]));
    }
    return readings.get(row);
  };
  return (one) => {
    const row = findRow(rows, toSample(one));
    if (!row || !isTaken(one)) return !row && !isTaken(one);
    if (listChanged(one).some((field) => !fields.includes(field))) return false;
    const said = read(row);
    const both = said && merge([said, readOutcome(explored, one, fields)]);
    return both !== undefined && sayOutcome(both) === row.says;
  };
}
