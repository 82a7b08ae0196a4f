import { expect, test } from 'vitest';
import { exportJournal, readFile } from '../../src/journal/exchange';
import type { Journal } from '../../src/journal/record';
import { attendanceMachine } from '../../src/machines/services/attendance';
import { rootMachine } from '../../src/machines/root';
import { describeAbout, describeAt, describeJournal } from './describe';

const stream = 'root/attendance';
const machines = { attendance: attendanceMachine, root: rootMachine };
const journal: Journal = {
  id: 'K3F9',
  first: 40,
  checkpoints: [
    { stream: 'root', machine: 'root', value: {}, context: { today: '2026-11-20' }, children: [] },
    { stream, machine: 'attendance', value: 'closed', context: {}, children: [] },
  ],
  entries: [
    { stream, event: { type: 'attendance.open', id: 12, date: '2026-11-20' } },
    { stream: 'root', event: { type: 'clock.ticked', now: 1_795_170_000_000, today: '2026-11-20' } },
    { stream, event: { type: 'attendance.confirm' } },
    { stream, event: { type: 'xstate.stop' } },
    { stream: 'root/attendance#2', machine: 'attendance', event: { type: 'xstate.init' } },
  ],
};
const differences = [{ call: 'GET consultes', path: 'data.*.id', times: 3 }];

test('a journal is told event by event, each with its reference, the time and the state that it led to', () => {
  expect(describeJournal(journal, machines)).toEqual([
    '  root  was {}',
    '  root/attendance  was "closed"',
    'K3F9-40 --:-- root/attendance  attendance.open id=12 date="2026-11-20"  → "confirming"',
    'K3F9-41 11:20 root  clock.ticked now=1795170000000 today="2026-11-20"  → {}',
    'K3F9-42 11:20 root/attendance  attendance.confirm  → "marking"',
    'K3F9-43 11:20 root/attendance  xstate.stop  → ended',
    'K3F9-44 11:20 root/attendance#2  xstate.init (attendance)  → "closed"',
  ]);
});

test('one of its steps is told with what stands around it, what it changed and what lived then', () => {
  expect(describeAt(journal, machines, 40)).toEqual([
    '> K3F9-40 --:-- root/attendance  attendance.open id=12 date="2026-11-20"  → "confirming"',
    '    item: null → {"id":12,"date":"2026-11-20"}',
    ...describeJournal(journal, machines)
      .slice(3)
      .map((line) => `  ${line}`),
    '= root {}',
    '= root/attendance "confirming"',
  ]);
  expect(describeAt(journal, machines, 43).slice(2)).toEqual([
    '  K3F9-42 11:20 root/attendance  attendance.confirm  → "marking"',
    '> K3F9-43 11:20 root/attendance  xstate.stop  → ended',
    '    item: {"id":12,"date":"2026-11-20"} → -',
    '  K3F9-44 11:20 root/attendance#2  xstate.init (attendance)  → "closed"',
    '= root {}',
  ]);
  expect(() => describeAt(journal, machines, 39)).toThrow('K3F9 holds 40 to 44: no 39');
});

test('a long value is told in part, and whole in the step that is asked for', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index);
  const long: Journal = {
    id: 'K3F9',
    first: 1,
    checkpoints: [],
    entries: [{ stream, machine: 'attendance', event: { type: 'xstate.init', ids } }],
  };
  const text = JSON.stringify(ids);
  const line = (value: string) =>
    `K3F9-1 --:-- root/attendance  xstate.init (attendance) ids=${value}  → "closed"`;
  expect(describeJournal(long, machines)).toEqual([line(`${text.slice(0, 120)}…`)]);
  expect(describeAt(long, machines, 1)[0]).toBe(`> ${line(text)}`);
});

test('a report is its journal and what it says besides', () => {
  const report = { format: 'punt-jove.report', version: 1, application: '0.1', differences };
  const file = readFile(
    JSON.stringify({ ...report, journal: JSON.parse(exportJournal(journal)) as unknown }),
  );
  expect(file.journal).toEqual(journal);
  expect(describeAbout(file.about)).toEqual([
    'format: "punt-jove.report"',
    'version: 1',
    'application: "0.1"',
    'differences: call="GET consultes" path="data.*.id" times=3',
  ]);
  expect(readFile(exportJournal(journal))).toEqual({ journal, about: {} });
});
