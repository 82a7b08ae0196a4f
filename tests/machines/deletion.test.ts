import { describe, expect, test } from 'vitest';
import { deletionMachine } from '../../src/machines/deletion';
import type { CitesToCome } from '../../src/domain/citesToCome';
import type { Noun } from '../../src/domain/noun';
import { notify, notifyUnexpected } from './support/notices';
import { settle } from './support/server';
import { createCalls, stage, toError } from './support/stage';

const today = '2026-11-20';
const cites = { professional_id: 12, data_inici: today, total: 6 };

function start() {
  const remove = createCalls<{ noun: Noun; id: number }, void>();
  const count = createCalls<
    { noun: Noun; id: number; label: string; today: string } | null,
    CitesToCome | null
  >();
  const actors = { remove: remove.logic, count: count.logic };
  return { ...stage(deletionMachine.provide({ actors })), remove, count };
}

function open(noun: Noun) {
  const on = start();
  on.actor.send({ type: 'deletion.open', noun, id: 12, label: "l'assessoria 12", today });
  return on;
}

function confirm(noun: Noun) {
  const on = open(noun);
  on.actor.send({ type: 'deletion.confirm' });
  return on;
}

describe('deleting (spec §4)', () => {
  test('asks first, about the chosen record', () => {
    const on = open('assessoria');
    expect(on.getTags()).toEqual(['open']);
    expect(on.getContext()).toEqual({
      item: { noun: 'assessoria', id: 12, label: "l'assessoria 12", today, cites: null },
    });
    expect([on.remove.calls, on.count.calls]).toEqual([[], []]);
  });

  test('does nothing when it is cancelled', () => {
    const on = open('assessoria');
    on.actor.send({ type: 'deletion.cancel' });
    expect(on.getValue()).toBe('closed');
    expect(on.getContext()).toEqual({ item: null });
    expect(on.remove.calls).toEqual([]);
    expect(on.takeTold()).toEqual([]);
  });

  test.each([
    ['assessoria', 'assessoria.deleted'],
    ['cita', 'cita.deleted'],
    ['activitat', 'activitat.deleted'],
    ['consulta', 'consulta.deleted'],
  ] as const)('deletes the %s once, tells whoever shows it, and closes', async (noun, key) => {
    const on = confirm(noun);
    on.actor.send({ type: 'deletion.confirm' });
    expect(on.getTags()).toEqual(['busy', 'open']);
    expect(on.remove.calls.map(({ input }) => input)).toEqual([{ noun, id: 12 }]);
    on.remove.last.resolve();
    await settle();
    expect(on.getValue()).toBe('closed');
    expect(on.takeTold()).toEqual([{ type: 'record.deleted', noun, id: 12 }, notify('success', { key })]);
  });

  test('of somebody makes the list of professionals another one', async () => {
    const on = confirm('professional');
    on.remove.last.resolve();
    await settle();
    expect(on.takeTold()).toEqual([
      { type: 'record.deleted', noun: 'professional', id: 12 },
      { type: 'catalogs.changed', name: 'professionals' },
      notify('success', { key: 'professional.deleted' }),
    ]);
  });
});

describe('of somebody', () => {
  const item = { noun: 'professional', id: 12, label: "l'assessoria 12", today };

  test.each([cites, null])('says how many appointments there are to come: %j', async (counted) => {
    const on = open('professional');
    expect([on.getTags(), on.getContext()]).toEqual([
      ['checking', 'open'],
      { item: { ...item, cites: null } },
    ]);
    on.count.last.resolve(counted);
    await settle();
    expect([on.getTags(), on.getContext()]).toEqual([['open'], { item: { ...item, cites: counted } }]);
  });

  test.each([
    [403, []],
    [null, []],
    [401, [{ type: 'auth.lost' }]],
  ])('says nothing of them where counting fails with %s', async (status, told) => {
    const on = open('professional');
    on.count.last.reject(toError(status));
    await settle();
    expect([on.getTags(), on.getContext(), on.takeTold()]).toEqual([
      ...[['open'], { item: { ...item, cites: null } }, told],
    ]);
  });

  test.each([
    ['deletion.confirm', 'deleting'],
    ['deletion.cancel', 'closed'],
  ] as const)('nobody has to wait for the number: %s', (type, value) => {
    const on = open('professional');
    on.actor.send({ type });
    expect([on.getValue(), on.count.last.signal.aborted]).toEqual([value, true]);
  });
});

describe('a deletion that fails (spec §8)', () => {
  test.each([
    ['assessoria', 403, 'Ni parlar-ne', { key: 'assessoria.deleteRefused', detail: 'Ni parlar-ne' }],
    ['assessoria', 422, null, { key: 'assessoria.deleteRefused' }],
    ['assessoria', 500, 'Avaria', { key: 'assessoria.deleteFailed', detail: 'Avaria' }],
    ['assessoria', 419, null, { key: 'assessoria.deleteFailed' }],
    ['activitat', 403, 'No', { key: 'activitat.deleteRefused', detail: 'No' }],
    ['professional', 422, 'Ets tu', { key: 'professional.deleteRefused', detail: 'Ets tu' }],
    ['professional', 500, null, { key: 'professional.deleteRefused', reason: { key: 'status.500' } }],
    ['professional', 500, 'Avaria', { text: 'Avaria' }],
    ['consulta', 503, 'En obres', { key: 'consulta.deleteRefused', detail: 'En obres' }],
    ['consulta', 419, null, { key: 'status.400' }],
    ['cita', 422, 'Ja realitzada', { key: 'cita.deleteRefused', detail: 'Ja realitzada' }],
    ['cita', 400, null, { key: 'status.400' }],
  ] as const)('of a %s with %s says so and closes', async (noun, status, message, shown) => {
    const on = confirm(noun);
    on.remove.last.reject(toError(status, { message }));
    await settle();
    expect(on.getValue()).toBe('closed');
    const isRefused = status === 403 || status === 422;
    expect(on.takeTold()).toEqual([isRefused ? notify('error', shown) : notifyUnexpected(shown)]);
  });

  test.each([
    ['assessoria', toError(null), 'assessoria.deleteFailed', { kind: 'network' }],
    ['cita', toError(null, { kind: 'timeout' }), 'cita.deleteRefused', { kind: 'timeout' }],
    ['consulta', toError(200, { kind: 'page' }), 'consulta.deleteRefused', { kind: 'page' }],
    ['cita', toError(504), 'cita.deleteRefused', { kind: 'status', status: 504 }],
  ] as const)(
    'of a %s by %s may have been done: says so and reads again',
    async (noun, error, key, params) => {
      const on = confirm(noun);
      on.remove.last.reject(error);
      await settle();
      expect(on.getValue()).toBe('closed');
      expect(on.takeTold()).toEqual([
        notifyUnexpected({ key, reason: { key: 'error.unsure', params } }),
        { type: 'screens.refresh' },
      ]);
    },
  );

  test('without a line was never sent', async () => {
    const on = confirm('assessoria');
    on.remove.last.reject(toError(null, { kind: 'offline' }));
    await settle();
    expect(on.takeTold()).toEqual([
      notifyUnexpected({ key: 'assessoria.deleteFailed', reason: { key: 'failure.offline' } }),
    ]);
  });

  test('because nobody waits any longer closes at once, says what is not known, and reads again', () => {
    const on = confirm('assessoria');
    on.actor.send({ type: 'deletion.cancel' });
    expect([on.getValue(), on.remove.last.signal.aborted]).toEqual(['closed', true]);
    expect(on.takeTold()).toEqual([
      notifyUnexpected({ key: 'error.unsure', params: { kind: 'stopped' } }),
      { type: 'screens.refresh' },
    ]);
  });

  const missing = { key: 'error.http', params: { status: 404, text: '' } } as const;
  test.each([
    ['assessoria', 'No existeix', { key: 'assessoria.deleteFailed', detail: 'No existeix' }],
    ['activitat', null, { key: 'activitat.deleteFailed', reason: missing }],
    ['cita', null, { key: 'cita.deleteRefused', reason: missing }],
    ['consulta', 'No hi és', { key: 'consulta.deleteRefused', detail: 'No hi és' }],
  ] as const)(
    'of a %s that is not there any more tells whoever shows it too',
    async (noun, message, shown) => {
      const on = confirm(noun);
      on.remove.last.reject(toError(404, { message }));
      await settle();
      expect(on.takeTold()).toEqual([{ type: 'record.deleted', noun, id: 12 }, notifyUnexpected(shown)]);
    },
  );

  test('because the session is over tells that alone', async () => {
    const on = confirm('assessoria');
    on.remove.last.reject(toError(401));
    await settle();
    expect(on.getValue()).toBe('closed');
    expect(on.takeTold()).toEqual([{ type: 'auth.lost' }]);
  });
});
