import { assign, createMachine, enqueueActions } from 'xstate';
import { expect, test } from 'vitest';
import { door } from '../door';
import { explore } from '../explore';
import { plain, type Model } from '../model';
import { copy, listMutants } from './mutants';
import { createNotice } from './notice';

const listAlive = (model: Model): string[] => {
  const explored = explore(model);
  const notice = createNotice(explored);
  expect(notice(copy(explored).make())).toBe(false);
  return listMutants(explored)
    .filter(({ make }) => !notice(make()))
    .map(({ id }) => id);
};

test('each single thing that may be otherwise is one mutant, and what is expected notices each', () => {
  expect(listMutants(explore(door())).map(({ id }) => id)).toEqual([
    'door paint #0 deleted',
    'door paint #0 without assign #0',
    'door paint #0 #0 forgets colour',
    'door.closed open #0 deleted',
    'door.closed open #0 without its guard',
    'door.closed open #0 with its guard negated',
    'door.closed open #0 without its target',
    'door.closed open #0 to door.closed',
    'door.closed open #0 to door.opened',
    'door.closed open #1 deleted',
    'door.closed open #1 without its target',
    'door.closed open #1 to door.closed',
    'door.closed open #1 to door.locked',
    'door.closed open #1 without count #0',
    'door.closed open #0 after #1',
    'door.opened close #0 deleted',
    'door.opened close #0 without its target',
    'door.opened close #0 to door.opened',
    'door.opened close #0 to door.locked',
    'door.opened after 1000 #0 deleted',
    'door.opened after 1000 #0 without its target',
    'door.opened after 1000 #0 to door.opened',
    'door.opened after 1000 #0 to door.locked',
    'door count forgets count',
  ]);
  expect(listAlive(door())).toEqual([]);
});

test('what no case shows is a survivor', () => {
  expect(listAlive(door({ events: [plain('open'), plain('close')] }))).toEqual([
    'door paint #0 deleted',
    'door paint #0 without assign #0',
  ]);
});

const slate = createMachine({
  id: 'slate',
  meta: { keep: { events: {}, reads: [] } },
  types: {} as { context: { said: string | null; mood: string; count: number } },
  context: { said: null, mood: 'good', count: 0 },
  on: {
    say: {
      actions: [
        assign({ said: 'Bon dia', mood: 'bad' }),
        enqueueActions(({ context, enqueue }) => enqueue.assign({ count: context.count + 1 })),
      ],
    },
    wipe: { actions: assign(() => ({ said: null, mood: 'good' })) },
  },
});

test('each field of what is assigned may be forgotten, however it is assigned', () => {
  const model: Model = { machine: slate, events: [plain('say'), plain('wipe')], invariants: [] };
  const forgotten = listMutants(explore(model)).filter(({ id }) => id.includes('forgets'));
  expect(forgotten.map(({ id }) => id)).toEqual([
    'slate say #0 #0 forgets said',
    'slate say #0 #0 forgets mood',
    'slate say #0 #1 forgets count',
    'slate wipe #0 #0 forgets said',
    'slate wipe #0 #0 forgets mood',
  ]);
  expect(listAlive(model)).toEqual(['slate say #0 action #0 after #1']);
});
