import { getDataRules, updateDataRules } from '../../src/api/config';
import { addMinutes } from '../../src/domain/values/madrid';
import { tryAssessories } from './advice';
import { tryCites } from './bookings';
import { createUndo } from './cycle';
import { tryActivitats, tryConsultes, tryProfessionals } from './records';
import { Broken, type Trials } from './trial';

/** Tries every write on records of its own, and deletes them. Undeleted ones are reported. */
export async function tryWrites(
  trials: Trials,
  readNow: () => number,
  permissions: readonly string[],
): Promise<void> {
  const now = addMinutes(new Date(readNow()).toISOString(), 0);
  const undo = createUndo();
  try {
    await tryConsultes(trials, undo, now);
    await tryActivitats(trials, undo, now);
    await tryProfessionals(trials, undo, now, permissions);
    await tryCites(trials, undo, now);
    await tryAssessories(trials, undo, now);
    await trials.run('PATCH config/data_rules', async () => {
      const rules = await getDataRules();
      await updateDataRules(rules);
      if (JSON.stringify(await getDataRules()) !== JSON.stringify(rules))
        throw new Broken('keeps something else');
    });
  } finally {
    await trials.run('DELETE, nothing left behind', async () => {
      const behind = await undo.run();
      if (behind.length > 0) throw new Broken(`left behind: ${behind.join(', ')}`);
    });
  }
}
