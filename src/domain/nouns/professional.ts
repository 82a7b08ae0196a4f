import * as z from 'zod/mini';
import { refuseProfessional } from '../access/access';
import type { UpcomingCites } from './upcomingCites';
import type { Warning } from './warnings';
import type { Viewer } from '../access/viewer';
import { optional, RecordId } from '../values/fields';
import * as f from '../values/fieldTable';
import { findUnread, toPatch } from '../values/patch';
import type { SearchResult } from './searchResult';
import { AntenaRef, OficinaRef } from '../access/oficina';
import { TEXT_LIMITS } from '../values/options';
import { ROLES, type Role } from '../access/roles';
import { findDraftIssues, findRequired, type DraftIssues } from '../values/validation';

export const ProfessionalRef = z.object({
  id: RecordId,
  nom: z.string(),
  cognom: z.string(),
  segon_cognom: optional(z.string()),
});
export type ProfessionalRef = z.infer<typeof ProfessionalRef>;

const FIELDS = {
  nom: f.text(),
  cognom: f.text(),
  segon_cognom: f.optionalText(TEXT_LIMITS.nom),
  email: f.email(),
  telefon: f.optionalTelefon(),
  role: f.choice(ROLES),
  oficina_id: f.optional(f.ref('oficina', OficinaRef)),
  antena_id: f.optional(f.ref('antena', AntenaRef)),
  actiu: f.field(true, z._default(z.boolean(), true), z.boolean()),
};

/** Member of staff; without an office at the central level. */
export const Professional = z.object({
  id: RecordId,
  ...f.answerShape(FIELDS),
  force_password_change: z._default(z.boolean(), false),
});
export type Professional = z.infer<typeof Professional>;

/** A professional with their upcoming appointments; null: none, or unknown. */
export type ProfessionalWithCites = Professional & { cites: UpcomingCites | null };

/** Answer to creating a professional (spec §7). */
export const CreatedProfessional = z.omit(ProfessionalRef, { id: true });
export type CreatedProfessional = z.infer<typeof CreatedProfessional>;

const CENTRAL: readonly (Role | null)[] = ['admin', 'suport_coordinacio'];

/** Whether a role belongs to the central level; all others belong to an office. */
export function isCentral(role: Role | null): boolean {
  return CENTRAL.includes(role);
}

/** Roles that a person may give in place of a present one (null: a new professional). */
export function listGivableRoles(permissions: readonly string[], present: Role | null): Role[] {
  if (permissions.includes('delete_usuari_app')) return [...ROLES];
  return ROLES.filter((role) => (isCentral(present) ? role === present : !isCentral(role)));
}

/** Whether a role is one that only the service knows, so that its level is unknown. */
function isForeign(role: Role | null): boolean {
  return typeof role === 'string' && !ROLES.includes(role);
}

export const DadesProfessional = z.object(f.bodyShape(FIELDS)).check(
  z.refine(({ role, oficina_id }) => isCentral(role) || isForeign(role) || oficina_id !== null, {
    path: ['oficina_id'],
    when: () => true,
  }),
);
export type DadesProfessional = z.infer<typeof DadesProfessional>;

export type ProfessionalDraft = f.DraftOf<typeof FIELDS>;

export const EMPTY_PROFESSIONAL: ProfessionalDraft = f.emptyDraft(FIELDS);

export function toProfessionalDraft(professional: Professional): ProfessionalDraft {
  return f.toDraft(FIELDS, professional);
}

/** Body of a draft; the central level has no office, even if one was chosen before. */
export function toProfessionalBody(draft: ProfessionalDraft) {
  return f.toBody(FIELDS, isCentral(draft.role) ? { ...draft, oficina_id: null, antena_id: null } : draft);
}

export const PROFESSIONAL_FIELDS = f.listFields(EMPTY_PROFESSIONAL);
export const PROFESSIONAL_REQUIRED = findRequired(DadesProfessional, toProfessionalBody(EMPTY_PROFESSIONAL));

/** Office and antena cleared by a role of the central level. */
export function clearPlace(previous: ProfessionalDraft, next: ProfessionalDraft): ProfessionalDraft {
  const isMoved = next.role !== previous.role && isCentral(next.role);
  return isMoved ? { ...next, oficina_id: null, antena_id: null } : next;
}

/** Fields that a PATCH sends together: the office with the role, the antena with its office. */
export const PROFESSIONAL_COUPLED = { role: ['oficina_id', 'antena_id'], oficina_id: ['antena_id'] };

export function toProfessionalPatch(
  draft: ProfessionalDraft,
  stored: Professional | null,
  also?: readonly string[],
) {
  return toPatch(FIELDS, draft, stored, { coupled: PROFESSIONAL_COUPLED, also });
}

export const findUnreadProfessional = (professional: Professional) => findUnread(FIELDS, professional);

type Name = { nom: string; cognom: string; segon_cognom?: string | null };

export function getFullName(person: Name | null): string {
  return person ? [person.nom, person.cognom, person.segon_cognom].filter(Boolean).join(' ') : '';
}

export function getShortName(person: Name | null): string {
  return getFullName(person && { ...person, segon_cognom: null });
}

/** Surnames first, as lists sort names. */
export function getListName({ nom, cognom, segon_cognom }: Name): string {
  return `${[cognom, segon_cognom].filter(Boolean).join(' ')}, ${nom}`;
}

export type Choice = { id: number; nom: string };

/** People to choose from: oneself first, the others by name, each once. */
export function listChoices(self: Choice | null, people: readonly (ProfessionalRef | null)[]): Choice[] {
  const named = people.filter((person) => person !== null);
  const others = new Map(named.map((person) => [person.id, { id: person.id, nom: getFullName(person) }]));
  if (self) others.delete(self.id);
  const sorted = [...others.values()].toSorted((one, other) => one.nom.localeCompare(other.nom, 'ca'));
  return self ? [self, ...sorted] : sorted;
}

/** Whether the viewer may delete a professional; never oneself. */
export function canDeleteProfessional(
  viewer: Viewer,
  userId: number | null,
  { id, oficina }: Pick<Professional, 'id' | 'oficina'>,
): boolean {
  return id !== userId && refuseProfessional(viewer, 'delete', oficina) === null;
}

export function findProfessionalIssues(draft: ProfessionalDraft): DraftIssues {
  return findDraftIssues(DadesProfessional, toProfessionalBody(draft));
}

export function listProfessionalWarnings(
  { actiu, cites }: ProfessionalWithCites,
  draft: ProfessionalDraft,
): Warning[] {
  return actiu && !draft.actiu && cites ? [{ field: 'actiu', code: 'cites', cites }] : [];
}

/** Search result; undefined if the viewer may not open the professional. */
export function toProfessionalResult(professional: Professional, viewer: Viewer): SearchResult | undefined {
  const { id, role: kind, oficina } = professional;
  if (refuseProfessional(viewer, 'edit', oficina)) return undefined;
  const of = { name: getFullName(professional), kind, when: null, place: oficina?.nom ?? null };
  return { id, path: `/professionals/${id}/editar`, ...of };
}
