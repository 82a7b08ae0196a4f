import { expect, test } from 'vitest';
import { createdMachine } from '../../../src/machines/services/created';
import { stage } from '../support/stage';

test('created records are known by their keys, each noun by itself', () => {
  const on = stage(createdMachine);
  on.actor.send({ type: 'record.created', noun: 'professional', key: 'jana@example.org' });
  on.actor.send({ type: 'record.created', noun: 'activitat', key: '12' });
  on.actor.send({ type: 'record.created', noun: 'professional', key: 'ona@example.org' });
  expect(on.getContext().records).toEqual({
    professional: ['jana@example.org', 'ona@example.org'],
    activitat: ['12'],
  });
});
