import { expect, test } from 'vitest';
import { findPacked, readNamed } from '../../../src/demo/door/path';

const WHOLE = { scenario: 'jornada-plena', who: 'informador@example.org', path: '/consultes' };

test.each(['', '.', ')', '>', '%3E', '».', '%C2%BB.', '%0A', '%20', '&utm_source=correu'])(
  'a link to a built-in scenario is read whole with %j after it',
  (after) => {
    const all = '?escenari=jornada-plena&com=informador@example.org&adreca=/consultes';
    expect(readNamed(all + after)).toEqual(WHOLE);
    expect(readNamed(`?escenari=jornada-plena${after}`)).toEqual({ ...WHOLE, who: null, path: null });
  },
);

test('a line that a mail has broken is one again', () => {
  expect(readNamed('?escenari=jornada-%0Aplena').scenario).toBe('jornada-plena');
});

test.each(['', '.', '>', '%0A', '&utm_source=correu'])(
  'a packed scenario is found with %j after it',
  (after) => {
    expect(findPacked(`#e=AB-_9${after}`)).toBe('AB-_9');
  },
);
