import { expect, test } from 'vitest';
import { listScenarios } from '../../../mock-server/demo/scenarios';
import { groupVariants } from '../../../src/demo/door/variants';

test('scenarios with the same explanation share a card, and its buttons say what differs', () => {
  const cards = groupVariants(listScenarios().filter(({ scenario }) => scenario.steps.length === 0));
  const shown = cards.map(({ title, variants }) => [title, variants.map(({ own }) => own)]);
  expect(shown.filter(([, own = []]) => own.length > 1)).toEqual([
    [
      'Tancar una assessoria',
      ['acadèmica', 'laboral', "d'habitatge", "d'emprenedoria", 'de mobilitat internacional'],
    ],
  ]);
  expect(shown[0]).toEqual(['Una jornada plena', ['']]);
});
