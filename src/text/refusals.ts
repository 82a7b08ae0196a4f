import type { Refusal } from '../domain/access/access';
import type { Noun } from '../domain/access/noun';
import type { RuleIssue } from '../domain/values/validation';
import { nouns } from './nouns';
import { getAssessoriesOf } from './options';
import { getPermissionReason } from './permissions';
import { count } from './ui/words';

const titles = {
  read: 'No pots veure aquesta assessoria',
  edit: 'No pots editar aquesta assessoria',
  delete: 'No pots eliminar aquesta assessoria',
  create: 'No pots crear aquesta assessoria',
  complete: 'No pots realitzar aquesta assessoria',
  move: "No pots canviar l'hora d'aquesta cita",
  notAttended: 'No pots marcar aquesta assessoria com a no assistida',
  createCita: 'No pots reservar aquesta cita',
  deleteCita: 'No pots eliminar aquesta cita',
  editDataRules: 'No pots canviar les regles de dates',
} as const;

/** Titles for a missing permission, which refuses the action in general. */
const generalTitles: Partial<Record<keyof typeof titles, string>> = {
  create: 'No pots crear assessories',
  createCita: 'No pots reservar cites',
};

export const slotTaken =
  "L'hora que havies triat ja no és lliure. Tria'n una altra: la resta de dades es conserva.";

export type RefusedAction = keyof typeof titles | { create: Noun } | { edit: Noun };

function getTitle(action: RefusedAction, isGeneral: boolean): string {
  if (typeof action === 'string') return (isGeneral ? generalTitles[action] : undefined) ?? titles[action];
  if ('edit' in action) return `No pots editar ${nouns[action.edit].one}`;
  return `No pots crear ${isGeneral ? nouns[action.create].many : nouns[action.create].one}`;
}

const states = {
  realitzada: 'Ja està realitzada.',
  no_assistida: 'Està marcada com a no assistida.',
} as const;

/** Office inside a sentence: 'l'Oficina Gràcia'. */
function nameOffice(name: string): string {
  return /^(oficina|antena)\b/i.test(name) ? `l'${name}` : `l'oficina ${name}`;
}

function getReason(refusal: Refusal, oficina: string | null): string {
  if (refusal.reason === 'permission') return getPermissionReason(refusal.permission);
  if (refusal.reason === 'type') return `El teu permís no inclou les ${getAssessoriesOf(refusal.tipus)}.`;
  if (refusal.reason === 'unknownType')
    return `Aquesta versió de l'aplicació no coneix el tipus «${refusal.tipus}».`;
  if (refusal.reason === 'flag') return 'Està bloquejada: ningú no la pot obrir, editar ni eliminar.';
  if (refusal.reason === 'date') return `És massa antiga. ${getEditionRuleText(refusal)}`;
  if (refusal.reason === 'state') return states[refusal.estat];
  const own = oficina === null ? 'no tens cap oficina' : `el teu permís és per a ${nameOffice(oficina)}`;
  const place = refusal.oficina === null ? 'del nivell central' : `de ${nameOffice(refusal.oficina)}`;
  return `És ${place} i ${own}.`;
}

/** Refused action (no full stop) and its reason; `oficina` is the viewer's, null at the central level. */
export function getRefusalText(
  refusal: Refusal,
  action: RefusedAction,
  oficina: string | null,
): { title: string; reason: string } {
  return { title: getTitle(action, refusal.reason === 'permission'), reason: getReason(refusal, oficina) };
}

/** Maximum age of a record that can be edited (spec §9). */
export function getEditionRuleText({ dies_enrere }: { dies_enrere: number }): string {
  return `Es pot editar fins a ${count(dies_enrere, 'dia', 'dies')} després.`;
}

/** Days allowed by a date rule, as help below a date (spec §9). */
export function getDateRuleText(rule: { dies_enrere: number; dies_endavant?: number }): string {
  const back = rule.dies_enrere === 1 ? '1 dia enrere' : `${rule.dies_enrere} dies enrere`;
  if (rule.dies_endavant === undefined) return `Fins a ${back}.`;
  return `Fins a ${back} i ${rule.dies_endavant} ${rule.dies_endavant === 1 ? 'dia' : 'dies'} endavant.`;
}

export function getDateRuleIssue(rule: { dies_enrere: number; dies_endavant?: number }): string {
  return `La data queda fora del control de dates. ${getDateRuleText(rule)}`;
}

export function getRuleIssueText(issue: RuleIssue): string {
  return issue.code === 'slotTaken' ? slotTaken : getDateRuleIssue(issue);
}
