import { loadMachines } from '../../src/app/screens/machines';
import { readFile } from '../../src/journal/exchange';
import { readReference } from '../../src/journal/reference';
import { describeAbout, describeAt, describeJournal } from './describe';

/** Lines about a journal or a session's report, or about one referenced step. */
export async function tell(text: string, at?: string): Promise<string[]> {
  const { journal, about } = readFile(text);
  const machines = await loadMachines();
  if (at === undefined) return [...describeAbout(about), ...describeJournal(journal, machines)];
  const number = readReference(journal, at);
  if (number === null)
    throw new Error(`${at} is no reference of this journal, which is called ${journal.id}`);
  return describeAt(journal, machines, number);
}
