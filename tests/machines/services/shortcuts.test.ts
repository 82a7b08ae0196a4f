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

function answer(list: string, body: unknown, status = 200): void {
  server.calls.find(({ path }) => path === list)?.answer({ status, body });
}

describe('what the palette finds', () => {
  test('is looked for in the lists of the person alone, once they rest', async () => {
    const on = stage(shortcutsMachine);
    on.actor.send({ type: 'shortcuts.find', viewer: { permissions: ALL.slice(0, 1), oficinaId: 1 } });
    on.actor.send({ type: 'shortcuts.type', q: ' zqnil' });
    on.clock.increment(199);
    expect(server.getCalls()).toEqual([]);
    on.clock.increment(1);
    expect(server.getCalls()).toEqual(['GET assessories?q=zqnil&per_page=15']);
    answer(
      'assessories',
      toPage([assessoria, { id: 9, tipus: 'laboral', bloquejada: true, cita: assessoria.cita }]),
    );
    await settle();
    const results = [
      {
        ...{ id: 12, path: '/assessories/12', name: 'Zqnil Zqserra', kind: 'laboral' },
        ...{ when: assessoria.cita.date, place: oficina.nom },
      },
    ];
    expect(on.getContext().found).toEqual([
      { list: 'assessories', results, total: 1, failure: null, message: null },
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
    await settle();
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
    const [late] = server.calls;
    write(on, 'zqserra');
    late?.answer({ status: 200, body: toPage([assessoria]) });
    await settle();
    expect(server.getCalls()).toEqual(['GET assessories?q=zqserra&per_page=15']);
    expect(on.getContext().found).toEqual([]);
    answer('assessories', toPage([assessoria]));
    await settle();
    expect(on.getContext().found).toHaveLength(1);
    on.actor.send({ type: 'shortcuts.type', q: 'zqserrano' });
    expect(on.getContext().found).toEqual([]);
    on.actor.send({ type: 'shortcuts.close' });
    expect(on.getContext()).toEqual({ q: '', viewer: { permissions: [], oficinaId: null }, found: [] });
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
