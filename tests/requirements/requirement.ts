import { TITLES } from './specification';

/** What shows that a requirement holds. A machine may be named by its factory: then each machine of it shows it. */
export type Proof =
  /** A rule that is checked after every step of a machine, by what it says. */
  | { kind: 'rule'; of: string; says: string }
  /** Paths that take these cases of a machine; without any, all of its paths. */
  | { kind: 'paths'; of: string; cases: readonly string[] }
  /** A rule of the explorer of the whole, by its id. */
  | { kind: 'walks'; rule: string }
  /** A test of the folder `tests`, and the text of the row that is meant where it has many. */
  | { kind: 'test'; file: string; name: string; row?: string };

/** A statement of the specification about what the product does. */
type Requirement = {
  /** Section and number. It stays when others come or go. */
  id: string;
  says: string;
  by: readonly Proof[];
};

export type Section = { id: string; title: string; requirements: readonly Requirement[] };

export const rule = (of: string, says: string): Proof => ({ kind: 'rule', of, says });
export const paths = (of: string, ...cases: readonly string[]): Proof => ({ kind: 'paths', of, cases });
export const walks = (id: string): Proof => ({ kind: 'walks', rule: id });
export const tested = (file: string, name: string, row?: string): Proof => ({
  ...{ kind: 'test', file, name },
  ...(row !== undefined && { row }),
});

/** A situation that shows a fixed text on the page. */
export const shown = (text: string): Proof => tested('text/situations.test.tsx', '%s', text);

export type Statement = readonly [number: number, says: string, ...by: Proof[]];

/** A section of the specification with its statements, each with its number and what shows it. */
export const section = (id: keyof typeof TITLES, statements: readonly Statement[]): Section => ({
  ...{ id, title: TITLES[id] },
  requirements: statements.map(([number, says, ...by]) => ({ id: `${id}-${number}`, says, by })),
});
