import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { inspect } from '../../src/app/journal';
import { startJournal } from '../../src/app/startJournal';
import { collectReport } from '../../src/app/report';
import { deletionMachine } from '../../src/machines/deletion';

const MET = [
  { call: 'GET consultes', path: 'data.*.id', expected: 'number', seen: 'string', outcome: 'read', times: 3 },
] as const;

test('a report holds what happened and where, and nothing that was typed or names anybody', async () => {
  startJournal();
  const actor = createActor(deletionMachine, { inspect }).start();
  actor.send({ type: 'deletion.open', noun: 'consulta', id: 12, label: 'Zqada Zqpuig', today: '2026-11-20' });
  const { name, text, events, differences } = collectReport(MET, Date.parse('2026-11-20T10:20:00Z'));
  expect([name, events, differences]).toEqual(['informe_2026-11-20T11-20-00.json', 2, 1]);
  expect(JSON.parse(text)).toMatchObject({
    format: 'punt-jove.report',
    version: 1,
    application: expect.any(String),
    at: '2026-11-20T11:20:00+01:00',
    browser: { userAgent: navigator.userAgent, language: navigator.language },
    differences: MET,
    journal: {
      format: 'punt-jove.journal',
      entries: [{ machine: 'deletion' }, { event: { type: 'deletion.open', noun: 'consulta', id: 12 } }],
    },
  });
  expect(text).not.toContain('Zq');
});
