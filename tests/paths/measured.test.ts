import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { createJournal } from '../../src/journal/record';
import { exportJournal, importJournal } from '../../src/journal/exchange';
import { notificationsMachine } from '../../src/machines/services/notifications';
import { notify } from '../../src/machines/kit/rootRef';
import { measure } from './measured';
import { START_KEEPS } from '../../src/machines/startKeeps';

function record(limit?: number) {
  const journal = createJournal({ keeps: START_KEEPS, ...(limit !== undefined && { limit }) });
  const actor = createActor(notificationsMachine, { inspect: journal.inspect });
  actor.start();
  return { actor, read: () => importJournal(exportJournal(journal.read())) };
}

test('a journal tells which transitions of a machine it took', () => {
  const { actor, read } = record();
  actor.send(notify('error', { key: 'error.unexpected' }));
  actor.send({ type: 'notifications.pause' });
  actor.send({ type: 'notifications.close' });
  expect(measure(read())).toEqual(
    new Map([
      [
        'notifications',
        {
          events: 4,
          taken: new Set([
            'notifications notifications.open #0',
            'notifications.opening always #0',
            'notifications.lasting notifications.close #0',
          ]),
        },
      ],
    ]),
  );
});

test('what lies before a checkpoint is where it goes on from; journals add up', () => {
  const { actor, read } = record(4);
  for (let turn = 0; turn < 5; turn += 1) actor.send(notify('success', { key: 'cita.created' }));
  actor.send({ type: 'notifications.resume' });
  const journal = read();
  expect(journal.checkpoints).toHaveLength(1);
  const taken = new Set([
    'notifications notifications.open #0',
    'notifications.opening always #1',
    'notifications.paused notifications.resume #0',
  ]);
  const { length: events } = journal.entries;
  expect(measure(journal, measure(journal))).toEqual(
    new Map([['notifications', { events: 2 * events, taken }]]),
  );
});

test('a journal of a machine that is not known is refused', () => {
  const journal = createJournal({ keeps: START_KEEPS });
  createActor(createMachine({ id: 'door' }), { inspect: journal.inspect }).start();
  expect(() => measure(journal.read())).toThrow('The journal names a machine that is not known: door');
});
