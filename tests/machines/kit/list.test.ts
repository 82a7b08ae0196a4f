import { describe, expect, test } from 'vitest';
import type { Pagina } from '../../../src/domain/values/pagina';
import { createList } from '../../../src/machines/kit/list';
import { screenInput } from '../support/samples';
import { createCalls, stage } from '../support/stage';

function start(query = {}) {
  const rows = createCalls<unknown, Pagina<string>>();
  const list = createList('list', rows.call, 'assessories.listFailed');
  const on = stage(list, { ...screenInput, query });
  return { ...on, rows, takeCalls: () => rows.calls.splice(0).map(({ input }) => input) };
}

const search = (q: string) => ({ type: 'list.search' as const, q });

describe('a list (spec §7)', () => {
  test('asks for what the address says', () => {
    const on = start({ tipus: 'laboral', page: '2' });
    expect(on.takeCalls()).toEqual([{ tipus: 'laboral', page: '2', q: '' }]);
    on.actor.send({ type: 'screen.address', query: { tipus: 'laboral', page: '3' } });
    expect(on.takeCalls()).toEqual([{ tipus: 'laboral', page: '3', q: '' }]);
  });

  test.each([
    { type: 'screen.resumed' },
    { type: 'list.refresh' },
    { type: 'record.marked', noun: 'assessoria', id: 12 },
    { type: 'record.deleted', noun: 'assessoria', id: 12 },
  ] as const)('asks again on $type', (event) => {
    const on = start({ page: '2' });
    on.takeCalls();
    on.actor.send(event);
    expect(on.takeCalls()).toEqual([{ page: '2', q: '' }]);
  });
});

describe('searching a list', () => {
  test('waits until typing rests, and begins at the first page', () => {
    const on = start({ tipus: 'laboral', page: '2' });
    on.takeCalls();
    on.actor.send(search('a'));
    on.clock.increment(59);
    on.actor.send(search('ad'));
    on.clock.increment(59);
    expect(on.getValue()).toBe('typing');
    expect(on.takeCalls()).toEqual([]);
    on.clock.increment(1);
    expect(on.getValue()).toBe('resting');
    expect(on.takeCalls()).toEqual([{ tipus: 'laboral', q: 'ad' }]);
    on.clock.increment(10_000);
    expect(on.takeCalls()).toEqual([]);
  });

  test('is kept beside another address, which does not wait', () => {
    const on = start();
    on.actor.send(search('ada'));
    on.takeCalls();
    on.actor.send({ type: 'screen.address', query: { page: '2' } });
    expect(on.takeCalls()).toEqual([{ page: '2', q: 'ada' }]);
    on.clock.increment(10_000);
    expect(on.takeCalls()).toEqual([]);
  });
});
