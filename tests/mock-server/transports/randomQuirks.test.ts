import { expect, test } from 'vitest';
import { BEHAVIOURS } from '../../../mock-server/transports/behaviours/all';
import { QUIRK_NAMES } from '../../../mock-server/transports/quirks';
import { ALTERNATIVES, pickQuirks } from '../../../mock-server/transports/randomQuirks';

const FORMS = QUIRK_NAMES.filter((name) => !(name in BEHAVIOURS));

test('every form is an alternative of one part', () => {
  expect(ALTERNATIVES.flat().toSorted()).toEqual(FORMS.toSorted());
});

test('a seed gives the same forms, and many seeds all of them', () => {
  expect(pickQuirks(7)).toEqual(pickQuirks(7));
  const picked = new Set(Array.from({ length: 200 }, (_, seed) => pickQuirks(seed)).flat());
  expect(picked.size).toBe(FORMS.length);
});
