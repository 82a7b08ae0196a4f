import { describe, expect, test } from 'vitest';
import { exportJournal, importJournal, readFile, UnreadableError } from '../../src/journal/exchange';
import type { Journal } from '../../src/journal/record';

const journal: Journal = {
  id: 'K3F9',
  first: 7,
  checkpoints: [
    { stream: 'root', machine: 'root', value: {}, context: { today: '2026-11-20' }, children: ['auth'] },
  ],
  entries: [
    { stream: 'root/auth', machine: 'auth', event: { type: 'xstate.init' } },
    { stream: 'root/auth', event: { type: 'auth.signIn' } },
    { stream: 'root', event: { type: 'xstate.stop' } },
  ],
};
const exported = JSON.parse(exportJournal(journal)) as Record<string, unknown>;
const altered = (change: Record<string, unknown>) => () =>
  importJournal(JSON.stringify({ ...exported, ...change }));

describe('exchanging a journal', () => {
  test('reads what was written', () => {
    expect(importJournal(exportJournal(journal))).toEqual(journal);
  });

  test.each([
    ['it is not JSON', () => importJournal('{')],
    ['it does not say that it is one', () => importJournal('[]')],
    ['it does not say that it is one', altered({ format: 'har' })],
    ['it is of version 3, this is version 2', altered({ version: 3 })],
    ['it does not say what its entries are called', altered({ id: undefined })],
    ['it does not say what its entries are called', altered({ first: '7' })],
    ['it has no entries', altered({ entries: undefined })],
    ['it has no checkpoints', altered({ checkpoints: {} })],
    ['number 2 of its entries is malformed', altered({ entries: [journal.entries[0], { stream: 'root' }] })],
    [
      'number 1 of its entries is malformed',
      altered({ entries: [{ stream: 'root', event: { type: 'xstate.init' } }] }),
    ],
    ['number 1 of its entries is malformed', altered({ entries: [{ stream: 'root', event: { type: 1 } }] })],
    [
      'number 1 of its checkpoints is malformed',
      altered({ checkpoints: [{ stream: 'root', machine: 'root' }] }),
    ],
    [
      'number 1 of its checkpoints is malformed',
      altered({ checkpoints: [{ ...journal.checkpoints[0], children: [1] }] }),
    ],
    ['it has an event of an actor that it never opened (root)', altered({ checkpoints: [] })],
  ])('says why it cannot be read: %s', (why, read) => {
    expect(read).toThrow(`This is no journal that can be read: ${why}`);
  });

  const report = { format: 'punt-jove.report', version: 1, journal: exported };
  test.each([
    ['foreign', '{'],
    ['foreign', 'null'],
    ['foreign', JSON.stringify({ ...report, format: 'har' })],
    ['foreign', JSON.stringify({ ...report, journal: undefined })],
    ['version', JSON.stringify({ ...report, version: 2 })],
    ['version', JSON.stringify({ ...report, journal: { ...exported, version: 3 } })],
    ['damaged', JSON.stringify({ ...report, journal: { ...exported, entries: [{}] } })],
  ] as const)('says of a file that it is %s', (code, text) => {
    const error = (() => {
      try {
        return readFile(text);
      } catch (caught) {
        return caught;
      }
    })();
    expect(error).toBeInstanceOf(UnreadableError);
    expect((error as UnreadableError).code).toBe(code);
  });
});
