import type { AnyMachineSnapshot } from 'xstate';
import { getKeep } from '../machines/support/machines';

/** Texts of the live side by those of the folded one, one for one. */
type Renaming = { toFolded: Map<string, string>; toLive: Map<string, string> };

export const createRenaming = (): Renaming => ({ toFolded: new Map(), toLive: new Map() });

function isRenamed(live: string, folded: string, { toFolded, toLive }: Renaming): boolean {
  if (live === folded) return true;
  const known = toFolded.get(live) ?? folded;
  const meant = toLive.get(folded) ?? live;
  toFolded.set(live, known);
  toLive.set(folded, meant);
  return known === folded && meant === live;
}

/** Whether two texts are equal or renamed; addresses part by part. */
function isSameText(live: string, folded: string, renaming: Renaming): boolean {
  const [parts, others] = [live.split('/'), folded.split('/')];
  if (parts.length !== others.length) return isRenamed(live, folded, renaming);
  return parts.every((part, index) => isRenamed(part, others[index] ?? '', renaming));
}

export function isSame(live: unknown, folded: unknown, renaming: Renaming): boolean {
  if (typeof live === 'string' && typeof folded === 'string') return isSameText(live, folded, renaming);
  if (typeof live !== 'object' || typeof folded !== 'object' || live === null || folded === null)
    return live === folded;
  const [entries, others] = [Object.entries(live), Object.entries(folded)];
  return (
    entries.length === others.length &&
    entries.every(([name, value], index) => {
      const [other = '', of] = others[index] ?? [];
      return isSameText(name, other, renaming) && isSame(value, of, renaming);
    })
  );
}

export function readField(context: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (of, name) => (of === undefined || of === null ? of : (of as Record<string, unknown>)[name]),
      context,
    );
}

export const toShape = ({ machine, value, children, status, tags }: AnyMachineSnapshot) => ({
  machine: machine.id,
  value,
  status,
  children: Object.keys(children).toSorted(),
  tags: [...tags].toSorted(),
});

export const listReads = ({ machine }: AnyMachineSnapshot): string[] =>
  getKeep(machine).reads.map((path) => path.replace(/^[=/]/, ''));

type Snapshots = ReadonlyMap<string, AnyMachineSnapshot>;

export function findDisagreement(folded: Snapshots, alive: Snapshots): string | null {
  const [there, expected] = [folded, alive].map((of) => [...of.keys()].toSorted().join(' '));
  if (there !== expected) return `${there} instead of ${expected}`;
  const renaming = createRenaming();
  for (const [stream, live] of alive) {
    const one = folded.get(stream) as AnyMachineSnapshot;
    const [seen, is] = [one, live].map((snapshot) => JSON.stringify(toShape(snapshot)));
    if (seen !== is) return `${stream}: ${seen} instead of ${is}`;
    const path = listReads(live).find(
      (field) => !isSame(readField(live.context, field), readField(one.context, field), renaming),
    );
    if (path !== undefined) return `${stream}: another ${path}`;
  }
  return null;
}
