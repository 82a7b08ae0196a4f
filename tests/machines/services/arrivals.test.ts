import { expect, test } from 'vitest';
import { arrivalsMachine } from '../../../src/machines/services/arrivals';
import { stage } from '../support/stage';

test('people are marked as arrived, and unmarked, each by their appointment', () => {
  const on = stage(arrivalsMachine);
  const toggle = (id: number) => {
    on.actor.send({ type: 'arrivals.toggle', id });
    return on.getContext().ids;
  };
  expect([toggle(21), toggle(22), toggle(21), toggle(22)]).toEqual([[21], [21, 22], [22], []]);
});
