import { listChoosable, listChoosableAntenas, type AntenaRef } from '../access/oficina';
import { ROLES, type Role } from '../access/roles';
import { getScope } from '../access/scope';
import type { Viewer } from '../access/viewer';
import {
  EMPTY_PROFESSIONAL,
  findProfessionalIssues,
  isCentral,
  listGivableRoles,
  type ProfessionalDraft,
} from '../nouns/professional';
import { findEmail, toEmailKey } from '../values/email';
import { fold } from '../values/search';
import type { IssueCode } from '../values/validation';

/** A line's cells, in the order of its columns. */
type Cells = Readonly<Record<'nom' | 'cognoms' | 'email' | 'role' | 'oficina' | 'antena', string>>;

/** Issue of a line: `unknown` to the service's lists, `forbidden` to this person, `central` by the role. */
export type AltaIssue =
  | { field: string; code: IssueCode }
  | { field: 'role' | 'oficina_id' | 'antena_id'; code: 'unknown'; said: string }
  | { field: 'role' | 'oficina_id'; code: 'forbidden' }
  | { field: 'oficina_id' | 'antena_id'; code: 'central' }
  | { field: 'email'; code: 'exists' }
  /** The lines that hold the same e-mail address. */
  | { field: 'email'; code: 'repeated'; lines: readonly number[] }
  | { field: 'line'; code: 'columns' };

/** A pasted line as understood. */
export type AltaRow = {
  /** Number of the line, from 1. */
  line: number;
  /** The line as pasted. */
  source: string;
  draft: ProfessionalDraft;
  oficina: string | null;
  antena: string | null;
  issues: readonly AltaIssue[];
};

type Office = { id: number; nom: string; antenas: readonly AntenaRef[] };

/** What the lines are compared with. */
export type AltaLists = {
  viewer: Viewer;
  oficines: readonly Office[];
  /** Names of each role, beside its key. */
  roles: Readonly<Record<Role, string>>;
  /** E-mail addresses that are taken. */
  emails: readonly (string | null)[];
};

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Cells of a line, and whether it has more than there are columns. */
function split(source: string): { cells: Cells; hasMore: boolean } {
  const all = source.split(source.includes('\t') ? '\t' : ';').map(tidy);
  const [nom = '', cognoms = '', email = '', role = '', oficina = '', antena = '', ...more] = all;
  return { cells: { nom, cognoms, email, role, oficina, antena }, hasMore: more.some((cell) => cell !== '') };
}

/** A heading begins with 'nom' and has no e-mail address. */
const isHeading = ({ nom, email }: Cells): boolean => fold(nom) === 'nom' && !email.includes('@');

/** Two words are two surnames; of any other number nothing is split. */
function toSurnames(cognoms: string): Pick<ProfessionalDraft, 'cognom' | 'segon_cognom'> {
  const words = cognoms.split(' ');
  const [cognom = '', segon_cognom = ''] = words.length === 2 ? words : [cognoms];
  return { cognom, segon_cognom };
}

/** A place by its name, with or without what it is. */
function findPlace<P extends { nom: string }>(places: readonly P[], said: string): P | undefined {
  const strip = (name: string): string => fold(tidy(name)).replace(/^(oficina|antena) /, '');
  return said === '' ? undefined : places.find(({ nom }) => strip(nom) === strip(said));
}

function findRole(roles: AltaLists['roles'], said: string): Role | null {
  const found = ROLES.find((role) => [role, roles[role]].some((name) => fold(name) === fold(said)));
  return found ?? null;
}

function readLine(cells: Cells, { viewer, oficines, roles }: AltaLists) {
  const scope = getScope(viewer.permissions, 'create', 'usuari');
  const role = findRole(roles, cells.role);
  const oficina = findPlace(oficines, cells.oficina);
  const antena = findPlace(oficina?.antenas ?? [], cells.antena);
  const draft: ProfessionalDraft = {
    ...EMPTY_PROFESSIONAL,
    ...{ nom: cells.nom, ...toSurnames(cells.cognoms), email: findEmail(cells.email) ?? cells.email, role },
    ...{ oficina_id: oficina?.id ?? null, antena_id: antena?.id ?? null },
  };
  const isOpen = oficina && listChoosable(oficines, scope, viewer.oficinaId).includes(oficina);
  const mayPlace =
    antena && listChoosableAntenas(oficina?.antenas ?? [], scope, viewer.oficinaId).includes(antena);
  return { draft, oficina, antena, isForbidden: (oficina && !isOpen) || (antena && !mayPlace) };
}

/** Issues of a line by itself: the form's own, and of its names. */
function findLineIssues(cells: Cells, read: ReturnType<typeof readLine>, { viewer }: AltaLists): AltaIssue[] {
  const { draft, oficina, antena, isForbidden } = read;
  const issues: AltaIssue[] = [];
  const unknown = (field: 'role' | 'oficina_id' | 'antena_id', said: string) =>
    void issues.push({ field, code: 'unknown', said });
  const { role } = draft;
  if (cells.role !== '' && role === null) unknown('role', cells.role);
  if (role !== null && !listGivableRoles(viewer.permissions, null).includes(role))
    issues.push({ field: 'role', code: 'forbidden' });
  if (isCentral(role)) {
    if (cells.oficina !== '') issues.push({ field: 'oficina_id', code: 'central' });
    else if (cells.antena !== '') issues.push({ field: 'antena_id', code: 'central' });
  } else {
    if (cells.oficina !== '' && !oficina) unknown('oficina_id', cells.oficina);
    if (cells.antena !== '' && oficina && !antena) unknown('antena_id', cells.antena);
    if (isForbidden) issues.push({ field: 'oficina_id', code: 'forbidden' });
  }
  const named = new Set(issues.map(({ field }) => field));
  // Which role it is decides whether an office is due.
  if (role === null) named.add('oficina_id');
  const ofForm = Object.entries(findProfessionalIssues(draft)).flatMap(([field, code]) =>
    typeof code !== 'string' || named.has(field) ? [] : [{ field, code }],
  );
  return [...ofForm, ...issues];
}

/** Lines of a text that are about a person: neither empty nor a heading. */
const listPeople = (text: string) =>
  splitLines(text)
    .map((source, index) => ({ line: index + 1, source, ...split(source) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== '') && !isHeading(cells));

/** Whether a text has anything to create or to correct. */
export const hasPeople = (text: string): boolean => listPeople(text).length > 0;

/** Pasted lines as understood, each with its issues. Empty lines and headings are skipped. */
export function readAlta(text: string, lists: AltaLists): AltaRow[] {
  const people = listPeople(text);
  const linesOf = new Map<string, number[]>();
  for (const { line, cells } of people) {
    const key = toEmailKey(cells.email);
    linesOf.set(key, [...(linesOf.get(key) ?? []), line]);
  }
  const taken = new Set(lists.emails.map((email) => toEmailKey(email ?? '')));
  return people.map(({ line, source, cells, hasMore }) => {
    const read = readLine(cells, lists);
    const issues = findLineIssues(cells, read, lists);
    const key = toEmailKey(cells.email);
    const others = linesOf.get(key)?.filter((other) => other !== line) ?? [];
    if (hasMore) issues.push({ field: 'line', code: 'columns' });
    if (key !== '' && others.length > 0) issues.push({ field: 'email', code: 'repeated', lines: others });
    if (key !== '' && taken.has(key)) issues.push({ field: 'email', code: 'exists' });
    const { draft, oficina, antena } = read;
    return { line, source, draft, oficina: oficina?.nom ?? null, antena: antena?.nom ?? null, issues };
  });
}

/** A text without the first line that is equal to another text; empty once it has no people. */
export function removeLine(text: string, source: string): string {
  const lines = splitLines(text);
  const index = lines.indexOf(source);
  if (index < 0) return text;
  const rest = lines.toSpliced(index, 1).join('\n');
  return hasPeople(rest) ? rest : '';
}
