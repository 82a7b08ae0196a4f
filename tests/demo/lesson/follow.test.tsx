import { expect, test } from 'vitest';
import { toScenario, type Step } from '../../../mock-server/demo/scenario';
import { openBrowser, type Tab } from '../support/tabs';

const step = (machine: string, event = 'xstate.init'): Step => ({
  title: `${machine} ${event}`,
  hint: null,
  at: null,
  when: [{ machine, event, where: {} }],
});
const toLesson = (path: string, steps: Step[]) =>
  toScenario({
    title: 'Lliçó',
    anchor: '2026-11-20T10:20:00+01:00',
    clock: { at: '2026-11-20T10:20:00+01:00' },
    who: 'informador@example.org',
    path,
    steps,
  });
const done = (tab: Tab) => tab.demo.read().lesson?.done;
const CALENDAR = step('calendar');

test.each([false, true])(
  'the page that a lesson begins on is no step done (late strip: %s)',
  async (isStripLate) => {
    const { begin, open } = openBrowser();
    const tab = await begin(toLesson('/calendari', [step('consultes'), CALENDAR]), { isStripLate });
    expect(done(tab)).toEqual([]);
    const again = await tab.reload({ isStripLate });
    const other = await open('/calendari', { isStripLate });
    expect(done(again)).toEqual([]);
    await other.go('/consultes');
    expect(done(again)).toEqual([0]);
    await again.reload({ isStripLate });
    expect(done(other)).toEqual([0]);
    await other.back();
    expect(done(other)).toEqual([0, 1]);
  },
);

test('what is to be done twice is counted over tabs and reloads, an address opened in a new tab too', async () => {
  const { begin, open } = openBrowser();
  const tab = await begin(toLesson('/', [CALENDAR, CALENDAR, CALENDAR]));
  await tab.go('/calendari');
  await tab.go('/');
  const again = await tab.reload();
  expect(done(again)).toEqual([0]);
  await again.go('/calendari');
  await again.go('/');
  expect(done(again)).toEqual([0, 1]);
  const other = await open('/calendari');
  expect([done(other), done(again)]).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});

test('signing out in another tab loses no session here, and the page that follows was not opened', async () => {
  const { begin, open } = openBrowser();
  const lesson = toLesson('/consultes', [
    step('auth', 'auth.lost'),
    step('home'),
    step('auth', 'xstate.done.actor.signIn'),
  ]);
  const tab = await begin(lesson);
  const other = await open('/consultes');
  await other.signOut();
  expect(tab.getPath()).toBe('/login');
  expect(done(tab)).toEqual([]);
  await other.go('/perfil');
  await other.signIn('informador@example.org');
  expect([tab.getPath(), other.getPath()]).toEqual(['/consultes', '/perfil']);
  expect(done(tab)).toEqual([2]);
});

test('a lesson goes on over the branches of the data and another role', async () => {
  const { begin } = openBrowser();
  const tab = await begin(toLesson('/calendari', [step('consultes'), CALENDAR]));
  await tab.go('/consultes');
  await tab.act(() => tab.demo.goTo(0));
  await tab.signOut();
  await tab.signIn('informador_integral@example.org');
  expect(done(tab)).toEqual([0]);
  await tab.go('/calendari');
  expect(done(tab)).toEqual([0, 1]);
});
