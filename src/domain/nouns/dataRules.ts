import * as z from 'zod/mini';
import type { Refusal } from '../access/access';
import type { Viewer } from '../access/viewer';
import { addDays, countDays, isDay, type Day } from '../values/madrid';
import * as f from '../values/fieldTable';
import { findUnread, toPatch } from '../values/patch';
import { DIES } from '../values/options';
import { holds } from '../access/permissions';
import { findDraftIssues, type DraftIssues, type RuleIssue } from '../values/validation';

const Days = z.int().check(z.gte(DIES.min), z.lte(DIES.max));

const days = (usual: number) => {
  const schema = z._default(Days, usual);
  return f.field(null as number | null, schema, schema);
};

const FIELDS = {
  activitats: f.group({ dies_enrere: days(30), dies_endavant: days(180) }),
  assessories: f.group({ dies_enrere: days(30), dies_endavant: days(90) }),
  consultes_edicio: f.group({ dies_enrere: days(15) }),
};

/** Reach of dates before and after today, in whole Madrid days, limits included (spec §9). */
export const DataRules = z.object(f.answerShape(FIELDS));
export type DataRules = z.infer<typeof DataRules>;

/** Default rules, used until the service's are loaded. */
export const DEFAULT_DATA_RULES: DataRules = DataRules.parse({});

export type DataRulesDraft = f.DraftOf<typeof FIELDS>;

export function toDataRulesDraft(rules: DataRules): DataRulesDraft {
  return f.toDraft(FIELDS, rules);
}

export function toDataRulesPatch(draft: DataRulesDraft, stored: DataRules | null, also?: readonly string[]) {
  return toPatch(FIELDS, draft, stored, { also });
}

export const findUnreadDataRules = (rules: DataRules) => findUnread(FIELDS, rules);

const EDIT = 'edit_configuracio_app';

export function refuseDataRules({ permissions }: Viewer): Refusal | null {
  return holds(permissions, EDIT) ? null : { reason: 'permission', permission: EDIT };
}

/** Whether a day is within a rule; without `dies_endavant` any later day is. */
export function isWithin(
  rule: { dies_enrere: number; dies_endavant?: number },
  today: Day,
  day: Day,
): boolean {
  const distance = countDays(today, day);
  return (
    distance >= -rule.dies_enrere && (rule.dies_endavant === undefined || distance <= rule.dies_endavant)
  );
}

/** Issue of a day outside a rule; none while the day is incomplete. */
export function findDateIssue(
  rule: { dies_enrere: number; dies_endavant?: number },
  today: Day,
  day: Day,
): RuleIssue | undefined {
  return isDay(day) && !isWithin(rule, today, day) ? { code: 'dateRule', ...rule } : undefined;
}

/** First and last day of a rule; no last one without `dies_endavant`. */
export function getReach(
  rule: { dies_enrere: number; dies_endavant?: number },
  today: Day,
): { min: Day; max: Day | undefined } {
  const { dies_enrere, dies_endavant } = rule;
  return {
    min: addDays(today, -dies_enrere),
    max: dies_endavant === undefined ? undefined : addDays(today, dies_endavant),
  };
}

export function findDataRulesIssues(draft: DataRulesDraft): DraftIssues {
  return findDraftIssues(DataRules, draft);
}
