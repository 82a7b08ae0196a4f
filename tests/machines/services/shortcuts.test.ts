import { describe, expect, test } from 'vitest';
import { shortcutsMachine } from '../../../src/machines/services/shortcuts';
import { activitat, assessoria, consulta, oficina, person, toPage } from '../support/samples';
import { playServer } from '../support/screens';
import { settle } from '../support/server';
import { stage } from '../support/stage';

const server = playServer();

const ALL = [
  'read_assessoria_oficina',
  'read_consulta_oficina',
  'edit_activitat_oficina',
  'edit_usuari_oficina',
];

function find(permissions: readonly string[], q: string, oficinaId = oficina.id) {
  const on = stage(shortcutsMachine);
  on.actor.send({ type: 'shortcuts.find', viewer: { permissions, oficinaId } });
  write(on, q);
  return on;
}

function write(on: ReturnType<typeof stage<typeof shortcutsMachine>>, q: string): void {
  on.actor.send({ type: 'shortcuts.type', q });
  on.clock.increment(200);
}

const CLOSED = { q: '', viewer: { permissions: [], oficinaId: null }, found: [] };

function answer(list: string, body: unknown, status = 200): void {
  server.calls.find(({ path }) => path === list)?.answer({ status, body });
}

/** Calls of a search for people: from today on, and back from yesterday. */
const ask = (q: string): string[] => [
  `GET assessories?data_inici=2026-11-20&sort=cita.date&q=${q}&per_page=100`,
  `GET assessories?data_fi=2026-11-19&sort=-cita.date&q=${q}&per_page=100`,
];

async function answerPeople(rows: object[]): Promise<void> {
  for (const some of [rows, []]) answer('assessories', toPage(some));
  await settle();
}

describe('what the palette finds', () => {
  test('is looked for in the lists of the person alone, once they rest', async () => {
    const on = stage(shortcutsMachine);
    on.actor.send({ type: 'shortcuts.find', viewer: { permissions: ALL.slice(0, 1), oficinaId: 1 } });
    on.actor.send({ type: 'shortcuts.type', q: ' zqnil' });
    on.clock.increment(199);
    expect(server.getCalls()).toEqual([]);
    on.clock.increment(1);
    expect(server.getCalls()).toEqual(ask('zqnil'));
    const locked = { id: 9, tipus: 'laboral', bloquejada: true, cita: assessoria.cita };
    await answerPeople([assessoria, locked]);
    const results = [
      {
        id: 12,
        path: '/assessories/12',
        name: 'Zqnil Zqserra',
        kind: 'laboral',
        when: assessoria.cita.date,
        place: oficina.nom,
        state: 'per_tancar',
        visits: 1,
      },
    ];
    expect(on.getContext().found).toEqual([
      { list: 'assessories', results, total: 2, failure: null, message: null },
    ]);
  });

  test('is what they may open, of each list by its name', async () => {
    const on = find(ALL, 'zq');
    const bodies = {
      assessories: assessoria,
      consultes: consulta,
      activitats: activitat,
      professionals: person,
    };
    for (const [list, row] of Object.entries(bodies)) answer(list, toPage([row]));
    await answerPeople([]);
    expect(on.getContext().found.map(({ results }) => results.map(({ path }) => path))).toEqual([
      ['/assessories/12'],
      [`/consultes/${consulta.id}/editar`],
      [`/activitats/${activitat.id}/editar`],
      [`/professionals/${person.id}/editar`],
    ]);

    const elsewhere = find(ALL.slice(2), 'zq', 99);
    answer('activitats', toPage([activitat]));
    answer('professionals', toPage([person]));
    await settle();
    expect(elsewhere.getContext().found.map(({ results, total }) => [results, total])).toEqual([
      [[], 0],
      [[], 0],
    ]);
  });

  test('is not looked for by one letter', async () => {
    const on = find(ALL, 'z ');
    await settle();
    expect([server.getCalls(), on.getValue()]).toEqual([[], { finding: 'resting' }]);
  });

  test('comes too late once something else is typed, and is forgotten when it closes', async () => {
    const on = find(ALL.slice(0, 1), 'zqnil');
    const late = [...server.calls];
    write(on, 'zqserra');
    for (const call of late) call.answer({ status: 200, body: toPage([assessoria]) });
    await settle();
    expect(server.getCalls()).toEqual(ask('zqserra'));
    expect(on.getContext().found).toEqual([]);
    await answerPeople([assessoria]);
    expect(on.getContext().found).toHaveLength(1);
    on.actor.send({ type: 'shortcuts.type', q: 'zqserrano' });
    expect(on.getContext().found).toEqual([]);
    on.actor.send({ type: 'shortcuts.close' });
    expect(on.getContext()).toEqual({ ...CLOSED, carried: null });
  });

  test('says what failed in the words of its list, beside what came', async () => {
    const on = find(ALL.slice(0, 2), 'zq');
    answer('assessories', {}, 500);
    answer('consultes', toPage([consulta]));
    await settle();
    expect(on.getContext().found.map(({ results, message }) => [results.length, message])).toEqual([
      [0, { key: 'assessories.listFailed' }],
      [1, null],
    ]);
    expect(on.takeSent()).toEqual([]);
  });

  test('ends the session by a 401', async () => {
    const on = find(ALL.slice(0, 1), 'zq');
    answer('assessories', {}, 401);
    await settle();
    expect(on.takeSent()).toEqual([{ type: 'auth.lost' }]);
  });
});

describe('the search text', () => {
  const carry = () => {
    const on = find(ALL, ' zqnil ');
    on.actor.send({ type: 'shortcuts.carry', path: '/assessories' });
    return on;
  };

  test('is carried to a page, which takes it once; nothing else of the palette stays', () => {
    const on = carry();
    expect([on.getValue(), on.getContext()]).toEqual([
      'closed',
      { ...CLOSED, carried: { path: '/assessories', q: ' zqnil ' } },
    ]);
    on.actor.send({ type: 'shortcuts.take' });
    expect(on.getContext()).toEqual({ ...CLOSED, carried: null });
  });

  test.each([
    { type: 'shortcuts.find', viewer: { permissions: ALL, oficinaId: 1 } } as const,
    { type: 'shortcuts.make' } as const,
    { type: 'shortcuts.help' } as const,
  ])('that no page took is gone after $type', (event) => {
    const on = carry();
    on.actor.send(event);
    expect(on.getContext().carried).toBe(null);
  });
});
