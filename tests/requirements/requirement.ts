import { TITLES } from './specification';

/** Proof of a requirement; a factory stands for each of its machines. */
export type Proof =
  /** Rule checked after every step of a machine, by its words. */
  | { kind: 'rule'; of: string; says: string }
  /** Paths with these cases of a machine; none: all of its paths. */
  | { kind: 'paths'; of: string; cases: readonly string[] }
  | { kind: 'walks'; rule: string }
  /** Test in `tests`, with the text of its row if it has many. */
  | { kind: 'test'; file: string; name: string; row?: string };

type Requirement = {
  /** Section and number, which stay when others come or go. */
  id: string;
  says: string;
  by: readonly Proof[];
};

export type Section = { id: string; title: string; requirements: readonly Requirement[] };

export const rule = (of: string, says: string): Proof => ({ kind: 'rule', of, says });
export const paths = (of: string, ...cases: readonly string[]): Proof => ({ kind: 'paths', of, cases });
export const walks = (id: string): Proof => ({ kind: 'walks', rule: id });
export const tested = (file: string, name: string, row?: string): Proof => ({
  kind: 'test',
  file,
  name,
  ...(row !== undefined && { row }),
});

export const shown = (text: string): Proof => tested('text/situations.test.tsx', '%s', text);

export type Statement = readonly [number: number, says: string, ...by: Proof[]];

export const section = (id: keyof typeof TITLES, statements: readonly Statement[]): Section => ({
  id,
  title: TITLES[id],
  requirements: statements.map(([number, says, ...by]) => ({ id: `${id}-${number}`, says, by })),
});
