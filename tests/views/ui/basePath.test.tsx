import { expect, test, vi } from 'vitest';
import { Link, Redirect } from 'wouter';
import { BasePath } from '../../../src/views/ui/BasePath';
import { click, find, render } from './render';

test('an address is written to the history together with its index', () => {
  history.replaceState({ index: 3 }, '', '/');
  const push = vi.spyOn(history, 'pushState');
  const replace = vi.spyOn(history, 'replaceState');
  const view = (
    <BasePath>
      <Link href="/consultes">Consultes</Link>
    </BasePath>
  );
  render(view);
  click(find('a'));
  expect([history.state, push.mock.calls.length, replace.mock.calls.length]).toEqual([{ index: 4 }, 1, 0]);
  render(
    <BasePath>
      <Redirect to="/activitats" replace />
    </BasePath>,
  );
  expect([history.state, location.pathname, replace.mock.calls.length]).toEqual([
    { index: 4 },
    '/activitats',
    1,
  ]);
});
