import { expect, test } from 'vitest';
import { toInitial, type NavigationContext } from '../../../src/machines/navigation/context';
import {
  getParkedAddress,
  isAnother,
  isBack,
  isParkedHere,
  park,
  unpark,
} from '../../../src/machines/navigation/parking';
import { sessio } from '../support/samples';

const screen = {
  id: 'screen-3',
  name: 'consultes',
  layout: 'private',
  address: { path: '/consultes', query: { page: '2' }, index: 4 },
} as const;
const parked = { screen, userId: 7, dirty: true };
const { token: _, ...session } = { ...sessio, user: { ...sessio.user, id: 7 } };
const other = { ...session, user: { ...session.user, id: 8 } };

const context = (of: Partial<NavigationContext>): NavigationContext => ({ ...toInitial([]), ...of });

test.each([
  [
    'a private screen is put aside',
    { screen, userId: 7, dirty: true },
    { parked, screen: null, dirty: false },
  ],
  [
    'a public screen stays',
    { screen: { ...screen, layout: 'public' }, userId: 7 } as const,
    { parked: null },
  ],
  ['without a screen the parked one stays', { parked }, { parked }],
])('parking: %s', (_name, of, change) => {
  expect(park(context(of))).toEqual(change);
});

test('the parked screen is shown again at the address of now', () => {
  const address = { path: '/consultes', query: {}, index: 5 };
  expect(unpark(parked, context({ address }))).toEqual({
    screen: { ...screen, address },
    dirty: true,
    parked: null,
  });
  expect(unpark(parked, context({})).screen).toEqual(screen);
});

test.each([
  ['at its address, of its person', { parked, userId: 7, address: screen.address }, true],
  ['at its address, of another', { parked, userId: 8, address: screen.address }, false],
  ['elsewhere', { parked, userId: 7, address: { ...screen.address, path: '/' } }, false],
  ['where nothing is parked', { userId: 7, address: screen.address }, false],
])('the parked screen is here %s: %s', (_name, of, expected) => {
  expect(isParkedHere(context(of))).toBe(expected);
});

test.each([
  ['its person signs in', { status: 'signedIn', session }, { isBack: true, isAnother: false }],
  ['another signs in', { status: 'signedIn', session: other }, { isBack: false, isAnother: true }],
  [
    'its person must change the password',
    { status: 'changePending', session },
    { isBack: false, isAnother: false },
  ],
  ['no person is signed in', { status: 'signedOut', session: null }, { isBack: false, isAnother: false }],
] as const)('when %s', (_name, of, expected) => {
  const change = { type: 'session.changed', lost: false, ...of } as const;
  expect({ isBack: isBack(parked, change), isAnother: isAnother(parked, change) }).toEqual(expected);
});

test('the address of the parked screen, and home without one', () => {
  expect([getParkedAddress(parked), getParkedAddress(null)]).toEqual(['/consultes?page=2', '/']);
});
