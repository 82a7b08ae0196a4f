import * as z from 'zod/mini';
import { countDays, type Day } from './madrid';

const Days = z.int().check(z.gte(0), z.lte(3650));

/** How far back and ahead of today dates may lie, in whole Madrid days, limits included (spec §9). */
export const DataRules = z.object({
  activitats: z.object({ dies_enrere: Days, dies_endavant: Days }),
  assessories: z.object({ dies_enrere: Days, dies_endavant: Days }),
  consultes_edicio: z.object({ dies_enrere: Days }),
});
export type DataRules = z.infer<typeof DataRules>;

export const DEFAULT_DATA_RULES: DataRules = {
  activitats: { dies_enrere: 30, dies_endavant: 180 },
  assessories: { dies_enrere: 30, dies_endavant: 90 },
  consultes_edicio: { dies_enrere: 15 },
};

/** Whether a day lies within a rule as seen from today; a rule without `dies_endavant` allows any later day. */
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
