import { describe, expect, test } from 'vitest';
import { GRANTS } from '../../domain/access/grants';
import { homeMachine } from '../../../src/machines/screens/home';
import { assessoria, toPage } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const DAY = 'data_inici=2026-11-20&data_fi=2026-11-20';

describe('the first page asks', () => {
  test('for the agenda of who has one', () => {
    open(homeMachine, { viewer: { permissions: GRANTS.assesor_laboral, oficinaId: 1 } });
    expect(server.getCalls()).toEqual([
      'GET cites?data_inici=2026-11-16&data_fi=2026-11-29&professional_id=7',
      `GET cites/disponibilitats?${DAY}&professional_id=7`,
    ]);
  });

  test("at the desk, the office's day and the person's own consultes", () => {
    open(homeMachine, { viewer: { permissions: GRANTS.informador, oficinaId: 1 } });
    expect(server.getCalls()).toEqual([
      `GET cites?${DAY}`,
      `GET cites/disponibilitats?${DAY}`,
      `GET consultes?${DAY}&professional_id=7&sort=-data&per_page=15`,
    ]);
  });

  test("for the service's day, and what waits since before, for who sees all of it", () => {
    open(homeMachine, { viewer: { permissions: GRANTS.suport_coordinacio, oficinaId: null } });
    expect(server.getCalls()).toEqual([
      `GET cites?${DAY}`,
      `GET cites/disponibilitats?${DAY}`,
      'GET assessories?estat=pendent&data_fi=2026-11-20&sort=cita.date&per_page=100',
    ]);
  });

  test.each([
    ['assessories', null, ['GET assessories?estat=pendent&data_fi=2026-11-20&sort=cita.date&per_page=100']],
    ['consultes', 1, [`GET consultes?${DAY}&professional_id=7&sort=-data&per_page=15`]],
    ['nothing', 1, []],
  ] as const)('for no more than one may read: %s', (what, oficinaId, calls) => {
    const permissions = {
      assessories: ['read_assessoria_app'],
      consultes: ['read_consulta_oficina'],
      nothing: [],
    };
    open(homeMachine, { viewer: { permissions: permissions[what], oficinaId } });
    expect(server.getCalls()).toEqual(calls);
  });
});

describe('what waits in the whole service', () => {
  const PENDENTS = 'GET assessories?estat=pendent&data_fi=2026-11-20&sort=cita.date&per_page=100';
  const at = (id: number) => ({ ...assessoria, id });
  const toFirstPage = (rows: object[], of: { per_page: number; last_page: number; total: number }) => {
    const page = toPage(rows);
    return { ...page, meta: { ...page.meta, ...of } };
  };

  test('is read whole, page by page, each session once', async () => {
    const on = open(homeMachine, { viewer: { permissions: ['read_assessoria_app'], oficinaId: null } });
    server.calls[0]?.answer({
      status: 200,
      body: toFirstPage([at(1), at(2)], { per_page: 2, last_page: 2, total: 3 }),
    });
    await settle();
    expect(server.getCalls()).toEqual([`${PENDENTS}&page=2`]);
    server.calls[0]?.answer({ status: 200, body: toPage([at(2), at(3)]) });
    await settle();
    expect(server.getCalls()).toEqual([]);
    expect(on.getChild('pendents')?.context.data).toEqual({ rows: [at(1), at(2), at(3)], unread: 0 });
  });

  test('is counted when it is many pages: the oldest and those of today are read', async () => {
    const on = open(homeMachine, { viewer: { permissions: ['read_assessoria_app'], oficinaId: null } });
    server.calls[0]?.answer({
      status: 200,
      body: toFirstPage([at(1), at(2)], { per_page: 100, last_page: 4, total: 345 }),
    });
    await settle();
    expect(server.getCalls()).toEqual([PENDENTS.replace('&per', '&data_inici=2026-11-20&per')]);
    server.calls[0]?.answer({ status: 200, body: toPage([at(2), at(3)]) });
    await settle();
    expect(server.getCalls()).toEqual([]);
    expect(on.getChild('pendents')?.context.data).toEqual({ rows: [at(1), at(2), at(3)], unread: 342 });
  });
});
