import { describe, expect, test } from 'vitest';
import type { CitaOberta } from '../../../src/domain/nouns/cita';
import type { Disponibilitat } from '../../../src/domain/nouns/disponibilitat';
import {
  hasOpenChoice,
  listAway,
  listTaken,
  listTargets,
  mergeAway,
  proposeHours,
  refuseAway,
  toCitesRange,
  toSlotsRange,
  type Choices,
} from '../../../src/domain/pages/absencia';
import { hasAbsencia, readAbsencia, toAbsenciaPath } from '../../../src/domain/pages/absenciaPath';
import { cita, oficina, sessio, slot } from '../../machines/support/samples';

const NOW = Date.parse('2026-11-20T08:00:00+01:00');
const TODAY = '2026-11-20';
const viewer = {
  permissions: ['read_assessoria_app', 'create_cita_app', 'delete_cita_app'],
  oficinaId: null,
};
const rules = { viewer, rule: { dies_enrere: 30, dies_endavant: 60 }, now: NOW, professional_id: 7 };

const at = (hour: string, day = TODAY) => `${day}T${hour}:00+01:00`;
const toCita = (id: number, hour: string, changes: Partial<CitaOberta> = {}): CitaOberta => ({
  ...cita,
  id,
  date: at(hour),
  ...changes,
});
const SANTS = { ...oficina, id: 2, nom: 'Sants' };
const toProfessional = (id: number) => ({ id, nom: `Zq${id}`, cognom: 'Zq', segon_cognom: null });
const toSlot = (id: number, hour: string, changes: Partial<Disponibilitat> = {}): Disponibilitat => {
  const data_inici = at(hour);
  const data_fi = new Date(Date.parse(data_inici) + 1_800_000).toISOString();
  return { ...slot, id, data_inici, data_fi, professional: toProfessional(id), ...changes };
};
const VIRTUAL = { modalitat: ['Virtual' as const] };
const listIds = (one: CitaOberta, slots: readonly Disponibilitat[], taken: readonly Disponibilitat[] = []) =>
  listTargets(one, slots, taken, rules).map(({ slot: { id } }) => id);
const listProposed = (choices: Choices) =>
  Object.entries(choices).map(([id, choice]) => [
    Number(id),
    choice.act === 'move' ? choice.slot.id : choice.act,
  ]);

describe('the free hours for an appointment', () => {
  test.each<[string, Disponibilitat[], number[]]>([
    ['of the same office first', [toSlot(31, '10:00', { oficina: SANTS }), toSlot(32, '18:00')], [32, 31]],
    ['then with the same modality', [toSlot(31, '10:00', VIRTUAL), toSlot(32, '18:00')], [32, 31]],
    [
      'the office before the modality',
      [toSlot(31, '10:00', { oficina: SANTS }), toSlot(32, '18:00', VIRTUAL)],
      [32, 31],
    ],
    [
      'then the nearest, earlier or later',
      [toSlot(31, '13:00'), toSlot(32, '11:30'), toSlot(33, '09:00')],
      [33, 32, 31],
    ],
    [
      'never the absent one, nor those without an adviser',
      [toSlot(31, '10:00', { professional: toProfessional(7) }), toSlot(32, '10:00', { professional: null })],
      [],
    ],
    ['of the same type alone', [toSlot(31, '10:00', { tipus: 'academica' })], []],
    ['that are free and have not begun', [toSlot(31, '10:00', { lliure: false }), toSlot(32, '07:30')], []],
  ])('are %s', (_what, slots, ids) => {
    expect(listIds(toCita(1, '10:00'), slots)).toEqual(ids);
  });

  test('leave out what another appointment takes, and what overlaps it with the same colleague', () => {
    const [taken, overlapping, other] = [
      toSlot(31, '10:00'),
      toSlot(32, '10:15', { professional: toProfessional(31) }),
      toSlot(33, '10:15'),
    ];
    expect(listIds(toCita(1, '10:00'), [taken, overlapping, other], [taken])).toEqual([33]);
  });

  test('keep the modality where the hour has it, and leave out an hour that would have to be asked about', () => {
    const both = toSlot(31, '10:00', { modalitat: ['Presencial', 'Virtual'] });
    const of = (modalitat: CitaOberta['modalitat']) =>
      listTargets(toCita(1, '10:00', { modalitat }), [both], [], rules).map((target) => target.modalitat);
    expect([of('Virtual'), of('Presencial'), of(null)]).toEqual([['Virtual'], ['Presencial'], []]);
  });
});

describe('proposed hours', () => {
  const cites = [toCita(1, '10:00'), toCita(2, '10:30'), toCita(3, '11:00')];

  test('take no hour twice', () => {
    const slots = [toSlot(31, '10:00'), toSlot(32, '12:00')];
    expect(listProposed(proposeHours(cites, slots, {}, rules))).toEqual([
      [1, 31],
      [2, 32],
    ]);
  });

  test('leave what was chosen, and the hours of it', () => {
    const slots = [toSlot(31, '10:00'), toSlot(32, '12:00')];
    const chosen: Choices = {
      1: { act: 'remove' },
      3: { act: 'move', slot: toSlot(31, '10:00'), modalitat: 'Virtual' },
    };
    expect(listProposed(proposeHours(cites, slots, chosen, rules))).toEqual([
      [1, 'remove'],
      [2, 32],
      [3, 31],
    ]);
  });

  test('are for nothing that may not be moved', () => {
    const blocked = {
      id: 4,
      date: at('12:00'),
      durada: 30 as const,
      assessoria: { id: 4, tipus: 'laboral' as const, bloquejada: true as const },
    };
    const reader = { ...rules, viewer: { permissions: ['read_cita_app'], oficinaId: null } };
    expect([
      proposeHours([blocked], [toSlot(31, '10:00')], {}, rules),
      proposeHours(cites, [toSlot(31, '10:00')], {}, reader),
      refuseAway(viewer, blocked).remove,
    ]).toEqual([{}, {}, { reason: 'flag' }]);
  });
});

test('rows are the appointments to come, by hour, blocked ones among them', () => {
  const ended = { ...cita.assessoria, assistit: false };
  const rows = [
    toCita(1, '11:00'),
    toCita(2, '07:30'),
    toCita(3, '10:00', { assessoria: ended }),
    {
      id: 4,
      date: at('09:00'),
      durada: 30 as const,
      assessoria: { id: 4, tipus: 'laboral' as const, bloquejada: true as const },
    },
  ];
  expect(listAway(rows, NOW).map(({ id }) => id)).toEqual([4, 1]);
});

describe('the page after another reading', () => {
  const range = { data_inici: TODAY, data_fi: TODAY };
  const move = (id: number) => ({
    act: 'move' as const,
    slot: toSlot(id, '10:00'),
    modalitat: 'Virtual' as const,
  });
  const cites = [toCita(1, '10:00'), toCita(2, '11:00'), toCita(3, '12:00')];
  const before = {
    cites,
    choices: { 1: move(31), 2: move(32), 3: { act: 'remove' as const } },
    done: [1],
    booked: [],
    gone: [],
  };

  test('keeps what is done, tells what is gone, and drops an hour that is taken', () => {
    const after = mergeAway(before, { cites: [toCita(2, '11:00')], slots: [], range });
    expect([
      after.cites.map(({ id }) => id),
      after.done,
      after.gone,
      after.dropped,
      listProposed(after.choices),
    ]).toEqual([
      [1, 2, 3],
      [1],
      [3],
      [2],
      [
        [1, 31],
        [3, 'remove'],
      ],
    ]);
  });

  test('a moved one whose former appointment is gone is done, and its hour is no longer asked for', () => {
    const booked = { ...before, booked: [2, 1] };
    const slots: Disponibilitat[] = [];
    expect([
      mergeAway(booked, { cites: [toCita(3, '12:00')], slots, range }).done,
      mergeAway(booked, { cites: [toCita(2, '11:00'), toCita(3, '12:00')], slots, range }).dropped,
    ]).toEqual([[1, 2], []]);
  });

  test('keeps what is chosen of days that were not read', () => {
    const after = mergeAway(before, {
      cites: [],
      slots: [],
      range: { data_inici: '2026-11-21', data_fi: '2026-11-21' },
    });
    expect([after.cites, after.gone, listTaken(after.choices, 1).length]).toEqual([cites, [], 1]);
  });

  test('has open choices until they are done or gone', () => {
    expect([hasOpenChoice(before), hasOpenChoice({ ...before, done: [1, 2], gone: [3] })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the address', () => {
  test.each([
    [{}, null],
    [{ professional_id: 'Ada' }, null],
    [{ professional_id: '7' }, { professional_id: 7, data: TODAY, isAll: false }],
    [
      { professional_id: '7', data: '2026-11-19' },
      { professional_id: 7, data: TODAY, isAll: false },
    ],
    [
      { professional_id: '7', data: '2026-11-24', fins: 'tot' },
      { professional_id: 7, data: '2026-11-24', isAll: true },
    ],
  ])('%j is %j', (query, absencia) => {
    expect(readAbsencia(query, TODAY)).toEqual(absencia);
  });

  test('is read again as it was written', () => {
    const path = toAbsenciaPath({ professional_id: 7, data: '2026-11-24', isAll: true });
    expect(path).toBe('/calendari/absencia?professional_id=7&data=2026-11-24&fins=tot');
  });

  test('is offered to people who may move appointments, for days to come', () => {
    const of = { professional_id: '7', data: TODAY };
    const reader = { permissions: ['read_cita_oficina'], oficinaId: 1 };
    const mover = { permissions: sessio.permissions, oficinaId: 1 };
    expect([
      hasAbsencia(of, mover, TODAY),
      hasAbsencia(of, reader, TODAY),
      hasAbsencia({ ...of, professional_id: '' }, mover, TODAY),
      hasAbsencia(of, mover, '2026-11-21'),
    ]).toEqual([true, false, false, false]);
  });
});

test('free hours are read for two weeks, and on to the last appointment', () => {
  const day = { professional_id: 7, data: TODAY, isAll: false };
  const late = toCita(1, '10:00', { date: '2027-01-10T10:00:00+01:00' });
  expect([
    toCitesRange(day),
    toCitesRange({ ...day, isAll: true }),
    toSlotsRange(day, []),
    toSlotsRange(day, [late]),
  ]).toEqual([
    { data_inici: TODAY, data_fi: TODAY },
    { data_inici: TODAY, data_fi: '2027-11-21' },
    { data_inici: TODAY, data_fi: '2026-12-03' },
    { data_inici: TODAY, data_fi: '2027-01-10' },
  ]);
});
