import { expect, test } from 'vitest';
import { attendanceMachine } from '../../src/machines/attendance';
import { readFile, tellAbout, tellJournal } from './tell';

const stream = 'root/attendance';
const journal = {
  ...{ format: 'punt-jove.journal', version: 1 },
  checkpoints: [{ stream, machine: 'attendance', value: 'closed', context: {}, children: [] }],
  entries: [
    { stream, event: { type: 'attendance.open', id: 12, date: '2026-11-20' } },
    { stream, event: { type: 'attendance.confirm' } },
    { stream: 'root/attendance#2', machine: 'attendance', event: { type: 'xstate.init' } },
  ],
};
const differences = [{ call: 'GET consultes', path: 'data.*.id', times: 3 }];
const report = { format: 'punt-jove.report', version: 1, application: '0.1', differences, journal };

test('a journal is told event by event, with the state that each led to', () => {
  expect(tellJournal(JSON.stringify(journal), { attendance: attendanceMachine })).toEqual([
    '     root/attendance  was "closed"',
    '   1 root/attendance  attendance.open id=12 date="2026-11-20"  → "confirming"',
    '   2 root/attendance  attendance.confirm  → "marking"',
    '   3 root/attendance#2  xstate.init (attendance)  → "closed"',
  ]);
});

test('a report is its journal and what it says besides', () => {
  const file = readFile(JSON.stringify(report));
  expect(JSON.parse(file.journal)).toEqual(journal);
  expect(tellAbout(file.about)).toEqual([
    'format: "punt-jove.report"',
    'version: 1',
    'application: "0.1"',
    'differences: call="GET consultes" path="data.*.id" times=3',
  ]);
  expect(readFile(JSON.stringify(journal))).toEqual({ journal: JSON.stringify(journal), about: {} });
});
