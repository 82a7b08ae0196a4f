import type { Refusal } from '../domain/access';
import type { RuleIssue } from '../domain/validation';
import { assessoriesOf } from './options';
import { getPermissionReason } from './permissions';
import { count } from './ui/words';

const titles = {
  read: 'No pots veure aquesta assessoria',
  edit: 'No pots editar aquesta assessoria',
  delete: 'No pots eliminar aquesta assessoria',
  create: 'No pots crear aquesta assessoria',
  complete: 'No pots realitzar aquesta assessoria',
  notAttended: 'No pots marcar aquesta assessoria com a no assistida',
  createActivitat: 'No pots crear aquesta activitat',
  editActivitat: 'No pots editar aquesta activitat',
  createConsulta: 'No pots crear aquesta consulta',
  editConsulta: 'No pots editar aquesta consulta',
  createProfessional: 'No pots crear aquest professional',
  editProfessional: 'No pots editar aquest professional',
  createCita: 'No pots reservar aquesta cita',
  deleteCita: 'No pots eliminar aquesta cita',
  editDataRules: 'No pots canviar les regles de dates',
} as const;

/** Without the permission nothing of the kind can be made, whichever it is. */
const generalTitles: Partial<Record<keyof typeof titles, string>> = {
  create: 'No pots crear assessories',
  createActivitat: 'No pots crear activitats',
  createConsulta: 'No pots crear consultes',
  createProfessional: 'No pots crear professionals',
  createCita: 'No pots reservar cites',
};

/** Of a free hour that was chosen before. */
export const slotTaken =
  "L'hora que havies triat ja no és lliure. Tria'n una altra: la resta de dades es conserva.";

/** What a person wanted to do. */
export type RefusedAction = keyof typeof titles;

const states = {
  realitzada: 'Ja està realitzada.',
  no_assistida: 'Està marcada com a no assistida.',
} as const;

/** An office as a sentence names it: 'l'Oficina Gràcia'. */
function nameOffice(name: string): string {
  return /^(oficina|antena)\b/i.test(name) ? `l'${name}` : `l'oficina ${name}`;
}

function getReason(refusal: Refusal, oficina: string | null): string {
  if (refusal.reason === 'permission') return getPermissionReason(refusal.permission);
  if (refusal.reason === 'type') return `El teu permís no inclou les ${assessoriesOf[refusal.tipus]}.`;
  if (refusal.reason === 'flag') return 'Està bloquejada: ningú no la pot obrir, editar ni eliminar.';
  if (refusal.reason === 'date') return `És massa antiga. ${getEditionRuleText(refusal)}`;
  if (refusal.reason === 'state') return states[refusal.estat];
  const own = oficina === null ? 'no tens cap oficina' : `el teu permís és per a ${nameOffice(oficina)}`;
  const place = refusal.oficina === null ? 'del nivell central' : `de ${nameOffice(refusal.oficina)}`;
  return `És ${place} i ${own}.`;
}

/**
 * Why something is refused, for a person: what cannot be done (no full stop) and what is missing.
 * `oficina` is the name of the viewer's own office or antena, null at the central level.
 */
export function getRefusalText(
  refusal: Refusal,
  action: RefusedAction,
  oficina: string | null,
): { title: string; reason: string } {
  const general = refusal.reason === 'permission' ? generalTitles[action] : undefined;
  return { title: general ?? titles[action], reason: getReason(refusal, oficina) };
}

/** How old a record may be that is still changed (spec §9). */
function getEditionRuleText({ dies_enrere }: { dies_enrere: number }): string {
  return `Es pot editar fins a ${count(dies_enrere, 'dia', 'dies')} després.`;
}

/** How far a date rule reaches, for help below a date (spec §9). */
export function getDateRuleText(rule: { dies_enrere: number; dies_endavant?: number }): string {
  const back = rule.dies_enrere === 1 ? '1 dia enrere' : `${rule.dies_enrere} dies enrere`;
  if (rule.dies_endavant === undefined) return `Fins a ${back}.`;
  return `Fins a ${back} i ${rule.dies_endavant} ${rule.dies_endavant === 1 ? 'dia' : 'dies'} endavant.`;
}

/** What is wrong with a date outside a rule. */
export function getDateRuleIssue(rule: { dies_enrere: number; dies_endavant?: number }): string {
  return `La data queda fora del control de dates. ${getDateRuleText(rule)}`;
}

/** The words for what a rule has against a field. */
export function getRuleIssueText(issue: RuleIssue): string {
  return issue.code === 'slotTaken' ? slotTaken : getDateRuleIssue(issue);
}
