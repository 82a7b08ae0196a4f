import { describe, expect, test } from 'vitest';
import { createBoard } from '../../../src/machines/kit/board';
import { createRequest } from '../../../src/machines/kit/request';
import { screenInput } from '../support/samples';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

function start() {
  const cites = createCalls<unknown, string>();
  const hores = createCalls<unknown, string>();
  const board = createBoard({
    id: 'board',
    requests: {
      cites: createRequest('cites', cites.call, '', { failedKey: 'cites.listFailed' }),
      hores: createRequest('hores', hores.call, '', { failedKey: 'disponibilitats.listFailed' }),
    },
    getInputs: ({ query, today }) => ({ cites: query['data'] ?? today, hores: today }),
  });
  const on = stage(board, screenInput);
  const getData = () =>
    Object.fromEntries(
      ['cites', 'hores'].map((name) => {
        const { value, context } = on.getChild(name) as {
          value: string;
          context: { data: string };
        };
        return [name, `${value}: ${context.data}`];
      }),
    );
  const takeCalls = () => ({
    cites: cites.calls.splice(0).map(({ input }) => input),
    hores: hores.calls.splice(0).map(({ input }) => input),
  });
  return { ...on, cites, hores, getData, takeCalls };
}

const TODAY = screenInput.today;

describe('a screen that shows what its requests answer', () => {
  test('sends all of them at the start', () => {
    expect(start().takeCalls()).toEqual({ cites: [TODAY], hores: [TODAY] });
  });

  test('leaves the others as they are when one fails', async () => {
    const on = start();
    on.cites.last.reject(toError(404));
    on.hores.last.resolve('dues');
    await settle();
    expect(on.getData()).toEqual({ cites: 'error: ', hores: 'success: dues' });
  });

  test('sends again what another address asks differently, and that alone', () => {
    const on = start();
    on.takeCalls();
    on.actor.send({ type: 'screen.address', query: { data: '2026-12-01' } });
    expect(on.takeCalls()).toEqual({ cites: ['2026-12-01'], hores: [] });
    on.actor.send({ type: 'screen.address', query: { data: '2026-12-01', vista: 'mes' } });
    expect(on.takeCalls()).toEqual({ cites: [], hores: [] });
  });

  test('sends all of them again on another day', () => {
    const on = start();
    on.takeCalls();
    on.actor.send({ type: 'day.changed', today: '2026-11-21' });
    expect(on.takeCalls()).toEqual({ cites: ['2026-11-21'], hores: ['2026-11-21'] });
  });

  test.each([
    { type: 'screen.resumed' },
    { type: 'board.refresh' },
    { type: 'record.marked', noun: 'assessoria', ids: [12] },
    { type: 'record.deleted', noun: 'assessoria', ids: [12] },
  ] as const)('sends all of them again on $type', (event) => {
    const on = start();
    on.takeCalls();
    on.actor.send(event);
    expect(on.takeCalls()).toEqual({ cites: [TODAY], hores: [TODAY] });
  });
});
