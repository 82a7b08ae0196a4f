import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { readReport } from '../../../src/demo/report/showViewer';
import { exportJournal } from '../../../src/journal/exchange';
import { createJournal } from '../../../src/journal/record';
import { deletionMachine } from '../../../src/machines/services/deletion';

const { inspect, read } = createJournal({ id: 'K3F9' });
const actor = createActor(deletionMachine, { id: 'deletion', inspect }).start();
actor.send({ type: 'deletion.open', noun: 'consulta', id: 12, label: 'Zqada', today: '2026-11-20' });
const journal = read();
const text = exportJournal(journal);

test('a report is read into its journal, its facts and its steps', async () => {
  const about = { format: 'punt-jove.report', version: 1, application: '0.1' };
  const reading = await readReport(JSON.stringify({ ...about, journal: JSON.parse(text) as unknown }));
  expect(reading).toMatchObject({
    journal,
    about,
    steps: {
      steps: [
        { reference: 'K3F9-1', before: null, after: { machine: 'deletion', value: 'closed' } },
        { reference: 'K3F9-2', before: { value: 'closed' }, after: { value: 'confirming' } },
      ],
    },
  });
});

test('an unreadable file has a problem; unknown machines are those of another version', async () => {
  expect(await readReport('{')).toBe('foreign');
  expect(await readReport(text.replace('"version":2', '"version":3'))).toBe('version');
  expect(await readReport(text.replace('"deletion.open"', '1'))).toBe('damaged');
  expect(await readReport(text.replace('"machine":"deletion"', '"machine":"esborrat"'))).toBe('version');
});
