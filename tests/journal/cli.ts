import { loadMachines } from '../../src/app/machines';
import { readFile, tellAbout, tellJournal } from './tell';

/** What the file of a journal or of a session's report tells, line by line. */
export async function tell(text: string): Promise<string[]> {
  const { journal, about } = readFile(text);
  return [...tellAbout(about), ...tellJournal(journal, await loadMachines())];
}
