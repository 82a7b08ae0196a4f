import { describe, expect, test } from 'vitest';
import type { Pagina } from '../../../src/domain/values/pagina';
import { createList } from '../../../src/machines/kit/list';
import { screenInput } from '../support/samples';
import { createCalls, stage } from '../support/stage';

function start(query = {}) {
  const rows = createCalls<unknown, Pagina<{ id: number }>>();
  const list = createList('assessories', rows.call, 'assessories.listFailed');
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
    { type: 'record.marked', noun: 'assessoria', ids: [12] },
    { type: 'record.deleted', noun: 'assessoria', ids: [12] },
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

describe('chosen rows of a list', () => {
  const choose = (ids: number[], isChosen = true) =>
    ({ type: 'list.choose', rows: ids.map((id) => ({ id })), isChosen }) as const;

  function startChosen() {
    const on = start({ tipus: 'laboral' });
    on.actor.send(choose([12, 13]));
    on.actor.send(choose([14]));
    return { ...on, getIds: () => on.getContext().chosen.map(({ id }) => id) };
  }

  test('are added and left out one by one, each once', () => {
    const on = startChosen();
    expect(on.getIds()).toEqual([12, 13, 14]);
    on.actor.send(choose([13, 15]));
    expect(on.getIds()).toEqual([12, 14, 13, 15]);
    on.actor.send(choose([12, 99], false));
    expect(on.getIds()).toEqual([14, 13, 15]);
  });

  test.each([
    { type: 'screen.address', query: { tipus: 'laboral', page: '2', per_page: '50', sort: 'tipus' } },
    { type: 'list.refresh' },
    { type: 'screen.renew' },
    { type: 'record.deleted', noun: 'consulta', ids: [12] },
  ] as const)('stay on $type', (event) => {
    const on = startChosen();
    on.actor.send(event);
    expect(on.getIds()).toEqual([12, 13, 14]);
  });

  test.each([
    { type: 'screen.address', query: { tipus: 'laboral', estat: 'pendent' } },
    { type: 'screen.address', query: {} },
    search('ada'),
  ] as const)('are given up for other rows, on %j', (event) => {
    const on = startChosen();
    on.actor.send(event);
    expect(on.getIds()).toEqual([]);
  });

  test.each(['record.deleted', 'record.marked'] as const)('are chosen no longer after %s', (type) => {
    const on = startChosen();
    on.actor.send({ type, noun: 'assessoria', ids: [12, 14] });
    expect(on.getIds()).toEqual([13]);
  });
});
