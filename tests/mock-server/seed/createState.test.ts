import { describe, expect, test } from 'vitest';
import { DadesActivitat, getTotal } from '../../../src/domain/nouns/activitat';
import { getDay, getTime, getWeekday } from '../../../src/domain/values/madrid';
import { TIPUS } from '../../../src/domain/values/options';
import { ROLES } from '../../../src/domain/access/roles';
import { createState } from '../../../mock-server/seed/createState';
import type { SizeName } from '../../../mock-server/seed/sizes';
import { bookingOf, findFreeSlot } from '../support/fixtures';
import { createTestServer } from '../support/testServer';
import { toBytes } from '../support/toBytes';

const FRIDAY = Date.parse('2026-11-20T10:20:00Z');

test('the same seed and moment give the same bytes, others give different ones', () => {
  const bytes = toBytes(createState(1, FRIDAY, 'demo'));
  expect(toBytes(createState(1, FRIDAY, 'demo')) === bytes).toBe(true);
  expect(toBytes(createState(2, FRIDAY, 'demo')) === bytes).toBe(false);
  expect(toBytes(createState(1, FRIDAY + 1000, 'demo')) === bytes).toBe(false);
});

test('offices are in ten districts and share one id space with the antenes', () => {
  const { oficines, centres } = createState(1, FRIDAY, 'demo');
  expect(new Set(oficines.map(({ districte }) => districte)).size).toBe(10);
  const ids = oficines.flatMap(({ id, antenas }) => [id, ...antenas.map((antena) => antena.id)]);
  expect(new Set(ids).size).toBe(26);
  for (const { districte, antenas } of oficines) {
    for (const { centre_educatiu_id } of antenas) {
      expect(centres.find(({ id }) => id === centre_educatiu_id)?.districte).toBe(districte);
    }
  }
  expect(new Set(centres.map(({ nom }) => nom)).size).toBe(85);
  expect(centres.every(({ codi }) => /^99\d{6}$/.test(codi))).toBe(true);
});

test('there is one account per role, one with a pending password, one at an antena, one inactive', () => {
  const signIns = [...createState(1, FRIDAY, 'demo').professionals.values()].slice(0, 13);
  expect(signIns.map(({ email }) => email)).toEqual([
    ...ROLES.map((role) => `${role}@example.org`),
    'canvi@example.org',
    'antena@example.org',
    'inactiu@example.org',
  ]);
  for (const { role, oficina_id } of signIns) {
    expect(oficina_id).toBe(['admin', 'suport_coordinacio'].includes(role) ? null : 1);
  }
  const [canvi, antena, inactiu] = signIns.slice(10);
  expect(canvi?.force_password_change).toBe(true);
  expect([antena?.role, antena?.antena_id]).toEqual(['informador_centre_escolar', 101]);
  expect(inactiu?.actiu).toBe(false);
});

test('people have invented addresses, telephones and surnames', () => {
  const { professionals, assessories } = createState(1, FRIDAY, 'demo');
  const people = [...professionals.values(), ...[...assessories.values()].map(({ jove }) => jove)];
  const surnames =
    /\b(Assaig|Exemple|Fict[ií]ci?a?|Imagin[aà]ri?a?|Inventa[dt]a?|Model|Mostra|Prova|Suposa[dt]a?|Test)/;
  for (const person of people) {
    expect(person.email ?? '@example.org').toMatch(/@example\.org$/);
    expect(person.telefon ?? '600 000 000').toMatch(/^600 000 \d{3}$/);
    expect('cognoms' in person ? person.cognoms : person.cognom).toMatch(surnames);
  }
  const emails = [...professionals.values()].map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
});

test('about half the sessions are realised, 8 % not attended, a few blocked, all five types present', () => {
  const rows = [...createState(1, FRIDAY, 'demo').assessories.values()];
  const part = (count: number) => count / rows.length;
  expect(part(rows.filter(({ realitzacio }) => realitzacio).length)).toBeCloseTo(0.5, 1);
  expect(part(rows.filter(({ assistit }) => assistit === false).length)).toBe(0.08);
  expect(rows.filter(({ bloquejada }) => bloquejada).length).toBe(6);
  for (const tipus of TIPUS) {
    expect(rows.filter((row) => row.tipus === tipus && row.oficina_id === 1).length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.tipus === tipus && row.oficina_id !== 1).length).toBeGreaterThan(10);
  }
  for (const { realitzacio, assistit, cita } of rows) {
    expect(assistit === true).toBe(realitzacio !== null);
    expect(assistit === null || cita.date < FRIDAY).toBe(true);
  }
});

describe.each([
  ['a Friday morning', '2026-11-20T10:20:00Z'],
  ['a Sunday', '2026-11-22T11:00:00Z'],
  ['the day after the clocks went back', '2026-10-26T12:00:00Z'],
  ['the day the clocks go forward', '2027-03-28T10:00:00Z'],
])('seen from %s', (_, instant) => {
  const anchor = Date.parse(instant);
  const today = getDay(anchor);
  const state = createState(1, anchor, 'demo');
  const slots = [...state.disponibilitats.values()];
  const rows = [...state.assessories.values()];

  test('slots reach eight weeks both ways, in working hours, without overlaps', () => {
    const busy = new Map<string, number>();
    for (const { inici, fi, professional_id } of slots) {
      const [day, from, to] = [getDay(inici), getTime(inici), getTime(fi)];
      expect((from >= '09:00' && to <= '14:00') || (from >= '16:00' && to <= '19:00')).toBe(true);
      expect(getWeekday(day) <= 5 || day === today).toBe(true);
      expect(inici).toBeGreaterThanOrEqual(busy.get(`${professional_id}/${day}`) ?? 0);
      busy.set(`${professional_id}/${day}`, fi);
    }
    const days = slots.map(({ inici }) => (inici - anchor) / 86_400_000);
    expect(
      [Math.min(...days), Math.max(...days)].map((day) => Math.abs(day) > 53 && Math.abs(day) < 57),
    ).toEqual([true, true]);
  });

  test('an appointment has the data of its slot', () => {
    for (const { id, cita, tipus, professional_id, oficina_id, antena_id, modalitat } of rows) {
      if (cita.disponibilitat_id === null) continue;
      const slot = state.disponibilitats.get(cita.disponibilitat_id);
      expect(slot).toMatchObject({
        assessoria_id: id,
        inici: cita.date,
        tipus,
        professional_id,
        oficina_id,
        antena_id,
      });
      expect(slot?.modalitat).toContain(modalitat);
    }
    const taken = slots.filter(({ assessoria_id }) => assessoria_id !== null).length;
    expect(taken).toBe(rows.filter(({ cita }) => cita.disponibilitat_id !== null).length);
  });

  test.each([
    ['informador_integral', 4],
    ['assesor_academica', 5],
    ['assesor_emprenedoria', 6],
    ['assesor_habitatge', 7],
    ['assesor_laboral', 8],
    ['assesor_mobilitat', 9],
  ])('%s has sessions today, open, future and past ones', (role, id) => {
    expect(state.professionals.get(id)?.role).toBe(role);
    const mine = rows.filter(({ professional_id }) => professional_id === id);
    const pending = mine.filter(({ assistit, bloquejada }) => assistit === null && !bloquejada);
    const free = slots.filter((slot) => slot.professional_id === id && slot.assessoria_id === null);
    expect(mine.filter(({ cita }) => getDay(cita.date) === today).length).toBeGreaterThanOrEqual(4);
    expect(
      pending.filter(({ cita }) => cita.date + cita.durada * 60_000 < anchor).length,
    ).toBeGreaterThanOrEqual(2);
    expect(pending.filter(({ cita }) => cita.date > anchor).length).toBeGreaterThanOrEqual(5);
    expect(mine.filter(({ realitzacio }) => realitzacio).length).toBeGreaterThanOrEqual(5);
    expect(
      free.filter(({ inici }) => getDay(inici) === today && inici > anchor).length,
    ).toBeGreaterThanOrEqual(1);
    expect(
      free.filter(({ inici }) => inici > anchor && inici < anchor + 8 * 86_400_000).length,
    ).toBeGreaterThan(5);
  });
});

test('activities have fitting parts, attendance only in the past, and every kind of place', () => {
  const { activitats, oficines, centres, professionals } = createState(1, FRIDAY, 'demo');
  const rows = [...activitats.values()];
  for (const row of rows) {
    expect(DadesActivitat.safeParse(row).error).toBeUndefined();
    expect(getWeekday(row.data) <= 5).toBe(true);
    const oficina = oficines.find(({ id }) => id === row.oficina_id);
    const centre = centres.find(({ id }) => id === row.centre_id);
    expect(centre?.districte ?? oficina?.districte).toBe(oficina?.districte);
    expect(row.professionals.map((id) => professionals.get(id)?.oficina_id)).toEqual(
      row.professionals.map(() => row.oficina_id),
    );
    expect(getTotal(row.presencial) + getTotal(row.virtual) > 0).toBe(row.data < getDay(FRIDAY));
    expect(row.activitatValoracio === null || row.data < getDay(FRIDAY)).toBe(true);
  }
  expect(rows.filter(({ oficina_id }) => oficina_id === 1).length).toBeGreaterThan(30);
  expect(rows.filter(({ data }) => data > getDay(FRIDAY)).length).toBeGreaterThan(20);
  expect(rows.filter(({ centre_id }) => centre_id === null).length).toBeGreaterThan(20);
});

test.each<[SizeName, number, number[]]>([
  ['empty', 1, [12, 14, 85, 13, 0, 0, 0]],
  ['demo', 1, [12, 14, 85, 40, 600, 150, 1200]],
  ['demo', 4, [12, 14, 340, 160, 2400, 600, 4800]],
  ['busy', 1, [12, 14, 170, 120, 3000, 750, 6000]],
])(
  'size %s × %d has the expected offices, antenes, schools, staff and records',
  async (scenario, scale, counts) => {
    const { backend, close } = await createTestServer({ scenario, scale });
    const { oficines, centres, ...rows } = backend.getStore().state;
    const antenas = oficines.flatMap((oficina) => oficina.antenas);
    expect([
      oficines.length,
      antenas.length,
      centres.length,
      rows.professionals.size,
      rows.assessories.size,
      rows.activitats.size,
      rows.consultes.size,
    ]).toEqual(counts);
    await close();
  },
);

test('the first appointment of an empty store can be booked', async () => {
  const server = await createTestServer({ scenario: 'empty' });
  const admin = await server.signIn('admin');
  expect((await admin.get('/assessories')).json.meta.total).toBe(0);
  const { status, json } = await admin.post('/cites', bookingOf(findFreeSlot(server)));
  expect([status, json.data.assessoria.id]).toEqual([201, 1]);
  await server.close();
});
