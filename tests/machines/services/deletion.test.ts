import { describe, expect, test } from 'vitest';
import { deletionMachine } from '../../../src/machines/services/deletion';
import { removalMachine } from '../../../src/machines/services/removal';
import type { UpcomingCites } from '../../../src/domain/nouns/upcomingCites';
import type { Noun } from '../../../src/domain/access/noun';
import { notify } from '../support/notices';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

const today = '2026-11-20';
const cites = { professional_id: 12, data_inici: today, total: 6 };
const label = "l'assessoria 12";

function start() {
  const remove = createCalls<{ noun: Noun; id: number; label: string }, void>();
  const count = createCalls<
    { noun: Noun; id: number; label: string; today: string } | null,
    UpcomingCites | null
  >();
  const removal = removalMachine.provide({ actors: { remove: remove.logic } });
  return {
    ...stage(deletionMachine.provide({ actors: { removal, count: count.logic } })),
    remove,
    count,
    getSent: () => remove.calls.map(({ input: { noun, id } }) => ({ noun, id })),
  };
}

function open(noun: Noun, id = 12, on = start()) {
  on.actor.send({ type: 'deletion.open', noun, id, label, today });
  return on;
}

function confirm(noun: Noun, id = 12, on = start()) {
  open(noun, id, on).actor.send({ type: 'deletion.confirm' });
  return on;
}

const going = (noun: Noun, id = 12) => `removal-${noun}-${id}`;

describe('deleting (spec §4)', () => {
  test('asks first, about the chosen record', () => {
    const on = open('assessoria');
    expect(on.getTags()).toEqual(['open']);
    expect(on.getContext()).toEqual({
      item: { noun: 'assessoria', id: 12, label, today, cites: null },
      removals: [],
    });
    expect([on.getSent(), on.count.calls]).toEqual([[], []]);
  });

  test('does nothing when it is cancelled', () => {
    const on = open('assessoria');
    on.actor.send({ type: 'deletion.cancel' });
    on.clock.increment(60_000);
    expect(on.getValue()).toBe('closed');
    expect(on.getContext()).toEqual({ item: null, removals: [] });
    expect([on.getSent(), on.takeSent()]).toEqual([[], []]);
  });

  test('closes once it is confirmed, sends it when it cannot be undone any more, and has forgotten it when it is gone', async () => {
    const on = confirm('consulta');
    on.actor.send({ type: 'deletion.confirm' });
    expect([on.getValue(), on.getContext(), on.getSent()]).toEqual([
      'closed',
      { item: null, removals: [going('consulta')] },
      [],
    ]);
    on.clock.increment(5_000);
    expect(on.getSent()).toEqual([{ noun: 'consulta', id: 12 }]);
    on.remove.last.resolve();
    await settle();
    expect([on.getContext(), on.getChild(going('consulta'))]).toEqual([
      { item: null, removals: [] },
      undefined,
    ]);
  });

  test('is forgotten when it is undone, and can be asked again', () => {
    const on = confirm('cita');
    on.getSnapshot().children[going('cita')]?.send({ type: 'removal.undo' });
    expect(on.getContext()).toEqual({ item: null, removals: [] });
    confirm('cita', 12, on);
    on.clock.increment(5_000);
    expect(on.getSent()).toEqual([{ noun: 'cita', id: 12 }]);
  });

  test('several wait at once, each for itself; none is asked about again', () => {
    const on = confirm('cita', 12);
    on.clock.increment(3_000);
    confirm('cita', 13, on);
    open('cita', 12, on);
    expect([on.getValue(), on.getContext().removals]).toEqual([
      'closed',
      [going('cita', 12), going('cita', 13)],
    ]);
    on.clock.increment(2_000);
    expect(on.getSent()).toEqual([{ noun: 'cita', id: 12 }]);
    on.clock.increment(3_000);
    expect(on.getSent()).toEqual([
      { noun: 'cita', id: 12 },
      { noun: 'cita', id: 13 },
    ]);
  });

  test('leads away at once from a page that shows nothing else', () => {
    const on = start();
    on.actor.send({ type: 'deletion.open', noun: 'assessoria', id: 12, label, today, after: '/assessories' });
    expect(on.takeSent()).toEqual([]);
    on.actor.send({ type: 'deletion.confirm' });
    expect(on.takeSent()).toEqual([{ type: 'navigation.go', path: '/assessories', replace: true }]);
  });

  test.each([
    { type: 'deletion.leave' },
    { type: 'auth.signOut' },
    { type: 'auth.lost', why: 'idle' },
  ] as const)('sends all that waits at $type, even if it is looked at, and nothing twice', (event) => {
    const on = confirm('cita', 12);
    confirm('consulta', 5, on);
    on.getSnapshot().children[going('cita')]?.send({ type: 'removal.pause' });
    on.actor.send(event);
    on.actor.send(event);
    on.clock.increment(60_000);
    expect(on.getSent()).toEqual([
      { noun: 'cita', id: 12 },
      { noun: 'consulta', id: 5 },
    ]);
  });

  test('drops what waits when the session is over, and says so', () => {
    const on = confirm('cita', 12);
    confirm('consulta', 5, on);
    on.getSnapshot().children[going('cita')]?.send({ type: 'removal.pause' });
    on.actor.send({ type: 'auth.lost' });
    on.clock.increment(60_000);
    const toSaid = (noun: Noun) =>
      notify('error', { key: `${noun}.deleteRefused`, reason: { key: 'removal.dropped' } });
    expect(on.getSent()).toEqual([]);
    expect(on.takeSent()).toEqual([toSaid('cita'), toSaid('consulta')]);
    expect(on.getContext().removals).toEqual([]);
  });
});

describe('deleting a professional', () => {
  const item = { noun: 'professional', id: 12, label, today };

  test.each([cites, null])('says how many appointments there are to come: %j', async (counted) => {
    const on = open('professional');
    expect([on.getTags(), on.getContext()]).toEqual([
      ['checking', 'open'],
      { item: { ...item, cites: null }, removals: [] },
    ]);
    on.count.last.resolve(counted);
    await settle();
    expect([on.getTags(), on.getContext()]).toEqual([
      ['open'],
      { item: { ...item, cites: counted }, removals: [] },
    ]);
  });

  test.each([
    [403, []],
    [null, []],
    [401, [{ type: 'auth.lost' }]],
  ])('says nothing of them where counting fails with %s', async (status, sent) => {
    const on = open('professional');
    on.count.last.reject(toError(status));
    await settle();
    expect([on.getTags(), on.getContext(), on.takeSent()]).toEqual([
      ['open'],
      { item: { ...item, cites: null }, removals: [] },
      sent,
    ]);
  });

  test.each([
    ['deletion.confirm', [going('professional')]],
    ['deletion.cancel', []],
  ] as const)('%s does not wait for the count of appointments', (type, removals) => {
    const on = open('professional');
    on.actor.send({ type });
    expect([on.getValue(), on.getContext().removals, on.count.last.signal.aborted]).toEqual([
      'closed',
      removals,
      true,
    ]);
  });
});
