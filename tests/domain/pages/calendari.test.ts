import { describe, expect, test } from 'vitest';
import {
  getBookingDay,
  getColumnsBy,
  canChooseOficina,
  getOwnCalendari,
  getRange,
  getShownDays,
  listMoveTargets,
  readCalendari,
  refuseReserva,
  selectShown,
  step,
  toAmaga,
  toCitaQuery,
  toLliures,
  toProfessionalId,
  type Vista,
} from '../../../src/domain/pages/calendari';
import type { Cita, CitaOberta } from '../../../src/domain/nouns/cita';
import type { Disponibilitat } from '../../../src/domain/nouns/disponibilitat';
import { TIPUS, type Tipus } from '../../../src/domain/values/options';
import type { Query } from '../../../src/domain/values/query';
import type { Role } from '../../../src/domain/access/roles';
import { GRANTS } from '../access/grants';
import { offer, OFICINA, PROFESSIONAL } from '../samples';

const TODAY = '2026-11-20';

const who = (role: Role, oficinaId: number | null, userId: number | null = 7) => ({
  viewer: { permissions: GRANTS[role], oficinaId },
  userId,
});
const INFORMADOR = who('informador', 1);
const ADVISER = who('assesor_laboral', 1);

function block(id: number, date: string, tipus: Tipus = 'laboral'): Cita {
  return { id, date, durada: 30, assessoria: { id: id + 1000, tipus, bloquejada: true } };
}

describe('the query that shows a booking', () => {
  const cita = {
    id: 12,
    date: '2026-11-23T09:00:00+01:00',
    durada: 30,
    modalitat: 'Virtual',
    antena: null,
    professional: { id: 9, nom: 'Roc', cognom: 'Mostra', segon_cognom: null },
    assessoria: { bloquejada: false },
  } as CitaOberta;

  test.each([
    ['who sees all calendars', INFORMADOR, {}],
    ['who books for a colleague', ADVISER, { professional_id: '9' }],
    ['who books for oneself', who('assesor_laboral', 1, 9), {}],
  ])('for a person %s', (_, person, filter) => {
    expect(toCitaQuery(cita, person)).toEqual({ data: '2026-11-23', cita: '12', ...filter });
    expect(readCalendari(toCitaQuery(cita, person), TODAY, person)).toMatchObject({
      data: '2026-11-23',
      cita: 12,
    });
  });

  test('names the day alone of a blocked one', () => {
    expect(toCitaQuery(block(12, '2026-11-23T09:00:00+01:00'), ADVISER)).toEqual({
      data: '2026-11-23',
      cita: '12',
    });
  });
});

describe('the address of the calendar', () => {
  const EVERYTHING = {
    vista: null,
    data: TODAY,
    oficina_id: '',
    professional_id: '',
    tipus: TIPUS,
    lliures: false,
    cita: null,
  };

  test("shows everyone's appointments around today by default", () => {
    expect(readCalendari({}, TODAY, INFORMADOR)).toEqual(EVERYTHING);
  });

  test('names the view, the day, the filters and hidden types', () => {
    const query = {
      vista: 'mes',
      data: '2026-12-01',
      oficina_id: '3',
      professional_id: '9',
      amaga: 'laboral',
      lliures: 'no',
    };
    expect(readCalendari(query, TODAY, INFORMADOR)).toEqual({
      cita: null,
      vista: 'mes',
      data: '2026-12-01',
      oficina_id: '3',
      professional_id: '9',
      tipus: ['academica', 'mobilitat_internacional', 'emprenedoria', 'habitatge'],
      lliures: false,
    });
  });

  test.each([{ vista: 'any' }, { data: '2026-02-30' }, { data: 'ahir' }, { amaga: 'res' }])(
    'with unreadable values falls back to the defaults: %o',
    (query) => expect(readCalendari(query, TODAY, INFORMADOR)).toEqual(EVERYTHING),
  );

  test.each<[string, readonly Tipus[]]>([
    ['', TIPUS],
    ['laboral', TIPUS.filter((tipus) => tipus !== 'laboral')],
    ['academica.habitatge', ['laboral', 'mobilitat_internacional', 'emprenedoria']],
  ])('reads back amaga=%s', (amaga, tipus) => {
    expect(toAmaga(tipus)).toBe(amaga);
    expect(readCalendari({ amaga }, TODAY, INFORMADOR)).toEqual({ ...EVERYTHING, tipus });
  });

  test.each([
    ["everybody's", '', 'si', ''],
    ["one person's", '9', '', 'no'],
  ])('of %s free hours is written where it differs from the default', (_, person, shown, hidden) => {
    const texts = [true, false].map((lliures) => toLliures({ lliures, professional_id: person }));
    expect(texts).toEqual([shown, hidden]);
    const read = texts.map((lliures) =>
      readCalendari({ professional_id: person, ...(lliures && { lliures }) }, TODAY, INFORMADOR),
    );
    expect(read.map(({ lliures }) => lliures)).toEqual([true, false]);
  });

  test.each([
    [INFORMADOR, {}, false],
    [ADVISER, {}, true],
    [ADVISER, { professional_id: 'tots' }, false],
    [INFORMADOR, { professional_id: '7' }, true],
  ])('shows the free hours of one person by default', (person, query, expected) => {
    expect(readCalendari(query, TODAY, person).lliures).toBe(expected);
  });
});

describe('the calendar that opens by default', () => {
  test.each<[Role, number | null, string]>([
    ['assesor_laboral', 1, '7'],
    ['assesor_mobilitat', 1, '7'],
    ['informador_integral', 101, '7'],
    ['informador', 1, ''],
    ['informador_centre_escolar', 101, ''],
    ['admin', null, ''],
    ['suport_coordinacio', null, ''],
  ])('%s of office %s: %j', (role, oficinaId, own) =>
    expect(getOwnCalendari(who(role, oficinaId))).toBe(own),
  );

  test('is replaced by the address', () => {
    const read = (professional_id: string) =>
      readCalendari({ professional_id }, TODAY, ADVISER).professional_id;
    expect([read('9'), read('tots'), read('7')]).toEqual(['9', '', '7']);
  });

  test.each<[Role, number | null, boolean]>([
    ['admin', null, true],
    ['suport_coordinacio', null, true],
    ['assesor_laboral', 1, true],
    ['assesor_mobilitat', 1, false],
    ['informador_integral', 1, false],
  ])('%s may choose among offices: %j', (role, oficinaId, expected) =>
    expect(canChooseOficina(who(role, oficinaId).viewer)).toBe(expected),
  );

  test.each<[Role, number | null, Query, 'oficina' | 'professional' | null]>([
    ['admin', null, {}, 'oficina'],
    ['admin', null, { oficina_id: '3' }, 'professional'],
    ['admin', null, { professional_id: '9' }, null],
    ['informador', 1, {}, 'professional'],
    ['assesor_laboral', 1, {}, null],
    ['assesor_laboral', 1, { professional_id: 'tots' }, 'oficina'],
  ])('%s of office %s has for %j a column for each %s', (role, oficinaId, query, by) => {
    const person = who(role, oficinaId);
    expect(getColumnsBy(readCalendari(query, TODAY, person), person.viewer)).toBe(by);
  });

  test('is not written to the address', () => {
    expect(['7', '9', ''].map((chosen) => toProfessionalId(chosen, ADVISER))).toEqual(['', '9', 'tots']);
    expect(['7', '9', ''].map((chosen) => toProfessionalId(chosen, INFORMADOR))).toEqual(['7', '9', '']);
  });
});

describe('days of a view', () => {
  test.each<[Vista, string, string, string]>([
    ['dia', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['setmana', '2026-11-20', '2026-11-16', '2026-11-22'],
    ['llista', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['mes', '2026-11-20', '2026-10-26', '2026-12-06'],
    ['mes', '2027-02-15', '2027-02-01', '2027-02-28'],
    ['setmana', '2026-12-31', '2026-12-28', '2027-01-03'],
  ])('%s of %s goes from %s to %s', (vista, data, data_inici, data_fi) =>
    expect(getRange(vista, data)).toEqual({ data_inici, data_fi }),
  );

  test.each<[Vista, string, string[], string, number]>([
    ['setmana', '2026-11-18', [], 'an empty week', 5],
    ['setmana', '2026-11-18', ['2026-11-16', '2026-11-20'], 'a week of work', 5],
    ['setmana', '2026-11-18', ['2026-11-21'], 'with something on Saturday', 6],
    ['setmana', '2026-11-18', ['2026-11-22'], 'with something on Sunday', 7],
    ['setmana', '2026-11-18', ['2026-11-29'], 'with something another week', 5],
    ['llista', '2026-11-21', [], 'of a Saturday', 6],
    ['dia', '2026-11-22', [], 'a Sunday', 1],
    ['mes', '2026-11-18', [], 'a month of six weeks', 42],
  ])('%s of %s, with %j taken: %s shows %i days', (vista, data, taken, _, days) =>
    expect(getShownDays(vista, data, taken)).toHaveLength(days),
  );

  test('a week begins on Monday', () => {
    expect(getShownDays('setmana', '2026-11-18', [])).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  test.each<[Vista, string, string, string]>([
    ['dia', '2026-03-29', '2026-03-28', '2026-03-30'],
    ['setmana', '2026-10-25', '2026-10-18', '2026-11-01'],
    ['llista', '2026-11-20', '2026-11-13', '2026-11-27'],
    ['mes', '2027-01-31', '2026-12-01', '2027-02-01'],
  ])('the arrows lead from %s %s to %s and %s', (vista, data, back, ahead) =>
    expect([step(vista, data, -1), step(vista, data, 1)]).toEqual([back, ahead]),
  );
});

describe('shown items', () => {
  const ALL = { data: TODAY, tipus: TIPUS, lliures: true };
  const EARLY = Date.parse('2026-11-20T08:00:00+01:00');

  test('are within the view, on Madrid days', () => {
    const cites = [
      block(1, '2026-11-15T23:45:00+01:00'),
      block(2, '2026-11-16T00:15:00+01:00'),
      block(3, '2026-11-22T22:45:00Z'),
      block(4, '2026-11-22T23:15:00Z'),
    ];
    const ids = (vista: Vista, data: string) =>
      selectShown(cites, [], { ...ALL, data }, vista, EARLY).cites.map(({ id }) => id);
    expect([ids('setmana', TODAY), ids('dia', '2026-11-22'), ids('mes', TODAY)]).toEqual([
      [2, 3],
      [3],
      [1, 2, 3, 4],
    ]);
  });

  test.each([
    ['the day without the hour of two', '2026-03-29', ['2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z']],
    ['the day with the hour of two twice', '2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z']],
  ])('on %s, its first and last minute', (_, data, [first = '', last = '']) => {
    const before = new Date(Date.parse(first) - 60_000).toISOString();
    const after = new Date(Date.parse(last) + 60_000).toISOString();
    const cites = [block(1, before), block(2, first), block(3, last), block(4, after)];
    expect(selectShown(cites, [], { ...ALL, data }, 'dia', EARLY).cites.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('are of the types that are not hidden', () => {
    const cites = [block(1, '2026-11-20T09:00:00+01:00'), block(2, '2026-11-20T09:00:00+01:00', 'habitatge')];
    const slots = [offer(3, '2026-11-20T09:00:00+01:00', { tipus: 'habitatge' })];
    expect(selectShown(cites, slots, { ...ALL, tipus: ['laboral'] }, 'dia', EARLY)).toEqual({
      cites: [cites[0]],
      slots: [],
    });
  });

  test('are also of a type that is new to this version, which no filter can show', () => {
    const cites = [block(1, '2026-11-20T09:00:00+01:00', 'salut' as Tipus)];
    expect(selectShown(cites, [], { ...ALL, tipus: [] }, 'dia', EARLY).cites).toEqual(cites);
  });

  test('include free hours, unless they are hidden', () => {
    const slots = [
      offer(1, '2026-11-20T09:00:00+01:00', { lliure: false }),
      offer(2, '2026-11-20T10:00:00+01:00'),
    ];
    expect(selectShown([], slots, ALL, 'dia', EARLY).slots).toEqual([slots[1]]);
    expect(selectShown([], slots, { ...ALL, lliures: false }, 'dia', EARLY).slots).toEqual([]);
  });

  test('include free hours until they are over', () => {
    const slot = offer(1, '2026-11-20T09:00:00+01:00', { data_fi: '2026-11-20T10:00:00+01:00' });
    const count = (now: string) => selectShown([], [slot], ALL, 'dia', Date.parse(now)).slots.length;
    expect(['2026-11-20T09:59:00+01:00', '2026-11-20T10:00:00+01:00'].map(count)).toEqual([1, 0]);
  });
});

describe('booking a free hour', () => {
  const NOW = Date.parse('2026-11-20T11:20:00+01:00');
  const RULE = { dies_enrere: 30, dies_endavant: 90 };
  const { viewer } = INFORMADOR;
  const ask = (slot: Disponibilitat) => refuseReserva(viewer, slot, RULE, NOW);

  test('is allowed for hours in the future, within the date rule', () => {
    expect([
      ask(offer(1, '2026-11-20T11:20:00+01:00')),
      ask(offer(2, '2026-11-20T11:30:00+01:00')),
      ask(offer(3, '2027-02-18T23:30:00+01:00')),
      ask(offer(4, '2027-02-19T00:30:00+01:00')),
    ]).toEqual([{ reason: 'begun' }, null, null, { reason: 'rule' }]);
  });

  test('needs the permission, for that office', () => {
    const slot = offer(1, '2026-11-23T09:00:00+01:00', { oficina: { ...OFICINA, id: 2, antenas: [] } });
    expect(ask(slot)).toEqual({ reason: 'office', oficina: 'Oficina U' });
    expect(refuseReserva({ permissions: ['read_cita_app'], oficinaId: 1 }, slot, RULE, NOW)).toEqual({
      reason: 'permission',
      permission: 'create_cita',
    });
    expect(refuseReserva(ADVISER.viewer, slot, RULE, NOW)).toBe(null);
  });
});

describe('targets of a move', () => {
  const NOW = Date.parse('2026-11-20T11:20:00+01:00');
  const rules = { viewer: INFORMADOR.viewer, rule: { dies_enrere: 30, dies_endavant: 90 }, now: NOW };
  const cita = {
    professional: PROFESSIONAL,
    assessoria: { tipus: 'laboral', oficina: OFICINA },
  } as unknown as CitaOberta;
  const other = { ...PROFESSIONAL, id: 8 };
  const from = (id: number, time: string, more: Partial<Disponibilitat> = {}) =>
    offer(id, `2026-11-20T${time}+01:00`, { data_fi: `2026-11-20T${time.slice(0, 2)}:59:00+01:00`, ...more });
  const list = (slots: Disponibilitat[], getPlace: (slot: Disponibilitat) => number | null = () => null) =>
    listMoveTargets(cita, slots, rules, getPlace).map(({ id }) => id);

  test('are bookable hours of its type, by time', () => {
    const elsewhere = { ...OFICINA, id: 2, antenas: [] };
    expect(
      list([
        from(1, '15:00:00'),
        from(2, '12:00:00'),
        from(3, '10:00:00'),
        from(4, '13:00:00', { tipus: 'habitatge' }),
        from(5, '14:00:00', { lliure: false }),
        from(6, '16:00:00', { oficina: elsewhere }),
      ]),
    ).toEqual([2, 1]);
  });

  test('are the nearest of overlapping ones, in each column', () => {
    const slots = [from(1, '12:00:00', { professional: other }), from(2, '12:30:00')];
    expect(list(slots)).toEqual([2]);
    expect(list(slots, ({ professional }) => professional?.id ?? null)).toEqual([1, 2]);
  });

  test('are those that keep the modality, of overlapping ones', () => {
    const slots = [
      from(1, '12:00:00'),
      from(2, '12:00:00', { modalitat: ['Virtual'], professional: other }),
      from(3, '13:00:00'),
    ];
    const kept = listMoveTargets({ ...cita, modalitat: 'Virtual' }, slots, rules, () => null);
    expect(kept.map(({ id }) => id)).toEqual([2, 3]);
  });
});

test.each([
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-12-01', '2026-12-01'],
])('booking begins from %s on %s', (shown, day) => {
  expect(getBookingDay(shown, '2026-11-20')).toBe(day);
});
