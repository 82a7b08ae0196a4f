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
import { findNamed, findRepeated, listLines, type LineIssue, type LineRow, type Sheet } from './lines';

type Person = Readonly<Record<'nom' | 'cognoms' | 'email' | 'role' | 'oficina' | 'antena', string>>;

/** Lines of people; a heading begins with 'nom' and has no e-mail address. */
export const PEOPLE = {
  size: 6,
  toCells: ([nom = '', cognoms = '', email = '', role = '', oficina = '', antena = '']) => ({
    nom,
    cognoms,
    email,
    role,
    oficina,
    antena,
  }),
  isHeading: ({ nom, email }) => fold(nom) === 'nom' && !email.includes('@'),
} satisfies Sheet<Person>;

/** Issue of a line; `central`: by its role a person has no place. */
export type AltaIssue =
  | LineIssue<'role' | 'oficina_id' | 'antena_id'>
  | { field: 'oficina_id' | 'antena_id'; code: 'central' }
  | { field: 'email'; code: 'exists' };

export type AltaRow = LineRow<ProfessionalDraft, AltaIssue> & {
  oficina: string | null;
  antena: string | null;
};

type Office = { id: number; nom: string; antenas: readonly AntenaRef[] };

export type AltaLists = {
  viewer: Viewer;
  oficines: readonly Office[];
  roles: Readonly<Record<Role, string>>;
  emails: readonly (string | null)[];
};

/** Two words are two surnames; of any other number nothing is split. */
function toSurnames(cognoms: string): Pick<ProfessionalDraft, 'cognom' | 'segon_cognom'> {
  const words = cognoms.split(' ');
  const [cognom = '', segon_cognom = ''] = words.length === 2 ? words : [cognoms];
  return { cognom, segon_cognom };
}

function findRole(roles: AltaLists['roles'], said: string): Role | null {
  const found = ROLES.find((role) => [role, roles[role]].some((name) => fold(name) === fold(said)));
  return found ?? null;
}

function readLine(cells: Person, { viewer, oficines, roles }: AltaLists) {
  const scope = getScope(viewer.permissions, 'create', 'usuari');
  const role = findRole(roles, cells.role);
  const oficina = findNamed(oficines, cells.oficina, ({ nom }) => [nom]);
  const antena = findNamed(oficina?.antenas ?? [], cells.antena, ({ nom }) => [nom]);
  const draft: ProfessionalDraft = {
    ...EMPTY_PROFESSIONAL,
    nom: cells.nom,
    ...toSurnames(cells.cognoms),
    email: findEmail(cells.email) ?? cells.email,
    role,
    oficina_id: oficina?.id ?? null,
    antena_id: antena?.id ?? null,
  };
  const isOpen = oficina && listChoosable(oficines, scope, viewer.oficinaId).includes(oficina);
  const mayPlace =
    antena && listChoosableAntenas(oficina?.antenas ?? [], scope, viewer.oficinaId).includes(antena);
  return { draft, oficina, antena, isForbidden: (oficina && !isOpen) || (antena && !mayPlace) };
}

function findLineIssues(
  cells: Person,
  read: ReturnType<typeof readLine>,
  { viewer }: AltaLists,
): AltaIssue[] {
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

export function readAlta(text: string, lists: AltaLists): AltaRow[] {
  const people = listLines(text, PEOPLE).map((one) => ({ ...one, key: toEmailKey(one.cells.email) }));
  const listRepeated = findRepeated(people);
  const taken = new Set(lists.emails.map((email) => toEmailKey(email ?? '')));
  return people.map((person) => {
    const { line, source, cells, hasMore, key } = person;
    const read = readLine(cells, lists);
    const issues = findLineIssues(cells, read, lists);
    const lines = listRepeated(person);
    if (hasMore) issues.push({ field: 'line', code: 'columns' });
    if (lines.length > 0) issues.push({ field: 'email', code: 'repeated', lines });
    if (key !== '' && taken.has(key)) issues.push({ field: 'email', code: 'exists' });
    const { draft, oficina, antena } = read;
    return { line, source, draft, oficina: oficina?.nom ?? null, antena: antena?.nom ?? null, issues };
  });
}
