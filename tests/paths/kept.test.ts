import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { exportJournal } from '../../src/journal/exchange';
import { createJournal } from '../../src/journal/record';
import { notify } from '../../src/machines/kit/rootRef';
import { notificationsMachine } from '../../src/machines/services/notifications';
import { START_KEEPS } from '../../src/machines/startKeeps';
import { findMisfit, listKept, read, toKept, write } from './kept';

describe('kept sessions', () => {
  test.each(listKept())('%s: the machines do what they did', (_, kept) => {
    expect(findMisfit(kept)).toBeUndefined();
  });
});

describe('keeping a session', () => {
  function record() {
    const journal = createJournal({ id: 'K3F9', keeps: START_KEEPS });
    const actor = createActor(notificationsMachine, { id: 'bar', inspect: journal.inspect });
    actor.start();
    actor.send(notify('error', { key: 'error.unexpected' }));
    actor.send({ type: 'notifications.close' });
    return toKept(exportJournal(journal.read()), 'Un avís que es tanca');
  }

  test('says at each step the state, the transitions, what was done and what changed', () => {
    const kept = record();
    expect(kept.title).toBe('Un avís que es tanca');
    expect(kept.outcomes.map((line) => JSON.parse(line) as unknown)).toEqual([
      { state: 'closed', sets: { 'notice.autoHideDuration': null } },
      {
        state: 'lasting',
        sets: { 'notice.autoHideDuration': 0 },
        taken: ['notifications notifications.open #0', 'notifications.opening always #0'],
      },
      {
        state: 'closed',
        sets: { 'notice.autoHideDuration': null },
        taken: ['notifications.lasting notifications.close #0'],
      },
    ]);
    expect(findMisfit(kept)).toBeUndefined();
  });

  test('is a file with a line for each step, which reads as what was written', () => {
    const kept = record();
    expect(write(kept).split('\n')).toHaveLength(1 + 3 + 1);
    expect(read(write(kept))).toEqual(kept);
  });

  test('a session that no longer fits says the step, what was expected and what is seen', () => {
    const kept = record();
    const expected = '{"state":"paused"}';
    const other = { ...kept, outcomes: [kept.outcomes[0] ?? '', expected, ...kept.outcomes.slice(2)] };
    const step = 'K3F9-2 bar notifications.open';
    expect(findMisfit(other)).toEqual({ step, expected, seen: kept.outcomes[1] });
    const [first, ...rest] = kept.journal.entries;
    const unknown = {
      ...kept,
      journal: { ...kept.journal, entries: [{ ...first, machine: 'door' } as never, ...rest] },
    };
    expect(findMisfit(unknown)).toMatchObject({
      step: 'K3F9-1 bar xstate.init',
      seen: 'Error: The journal names a machine that is not known: door',
    });
  });
});
