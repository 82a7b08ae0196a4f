import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { Professional } from '../../../mock-server/store/rows/professional';
import type { State } from '../../../mock-server/store/state';
import {
  type Product,
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
} from '../support/openProduct';
import {
  check,
  clear,
  fillPerson,
  openChoice,
  readChecked,
  readIssue,
  readLabels,
  readShown,
  submit,
  type,
} from './fill';

let product: Product;
type Prepare = (state: State, put: (changes?: Partial<Assessoria>) => Assessoria) => void;

const findSelf = (state: State, role: string) =>
  [...state.professionals.values()].find(({ email }) => email === `${role}@example.org`);
const getName = (person?: Professional) =>
  [person?.nom, person?.cognom, person?.segon_cognom].filter(Boolean).join(' ');
const getLast = (): Assessoria | undefined =>
  [...product.backend.getStore().state.assessories.values()].at(-1);
const getValue = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;

async function fillWho() {
  await fillPerson();
  check('modalitat', 'Presencial');
}

describe('a new assessoria', () => {
  async function open(who: string, prepare: Prepare = () => {}) {
    product = await openProduct(who, '/assessories/nova', { prepare });
  }
  async function openDate(who: string, prepare?: Prepare) {
    await open(who, prepare);
    check('when', 'date');
  }

  test('offers the types that the person may create', async () => {
    await open('informador');
    expect(readAll('#tipus label')).toEqual([
      'Acadèmica',
      'Laboral',
      'Mobilitat internacional',
      'Emprenedoria',
      'Habitatge',
    ]);
    product.close();
    await open('assesor_mobilitat');
    expect(readChecked('tipus')).toBe('mobilitat_internacional');
    expect(readAll('#tipus label')).toEqual(['Mobilitat internacional']);
  });

  test('is refused with the reason to a person without the right', async () => {
    await open('suport_coordinacio');
    expect(document.querySelector('form')).toBeNull();
    expect(readAll('.state-panel h2, .state-panel p')).toEqual([
      'No pots crear assessories',
      'Et falta el permís de crear assessories (create_assessoria).',
    ]);
  });

  test('needs a slot, or a day and a time', async () => {
    await openDate('assesor_laboral');
    expect(
      readLabels().filter((label) => ['Data*', 'Hora*', 'Tria una hora lliure*'].includes(label)),
    ).toEqual(['Data*', 'Hora*']);
    type('date', '');
    type('date-time', '');
    await submit();
    expect(['date', 'date-time'].map(readIssue)).toEqual(['Indica la data', "Indica l'hora"]);
    check('when', 'slot');
    await submit();
    expect(readIssue('disponibilitat_id')).toBe('Tria una hora lliure o indica la data');
  });

  test('without appointment has a Madrid time, oneself and the own office', async () => {
    await openDate('assesor_laboral');
    expect(readShown('oficina_id')).toBe('Oficina Gràcia');
    type('date', '20/11/2026');
    type('date-time', '10:30');
    await fillWho();
    await submit();
    expect(readAddress()).toBe('/assessories');
    expect(getLast()).toMatchObject({
      tipus: 'laboral',
      oficina_id: 1,
      antena_id: null,
      professional_id: findSelf(product.backend.getStore().state, 'assesor_laboral')?.id,
      cita: { date: Date.parse('2026-11-20T10:30:00+01:00'), durada: 30, disponibilitat_id: null },
    });
  });

  test.each([
    ['25/10/2026', '01:30', '2026-10-25T01:30:00+02:00'],
    ['25/10/2026', '03:30', '2026-10-25T03:30:00+01:00'],
  ])('on the day when clocks go back, %s %s is sent as one instant', async (dia, hora, moment) => {
    product = await openProduct('assesor_laboral', '/assessories/nova', { now: '2026-10-20T08:00:00Z' });
    check('when', 'date');
    type('date', dia);
    type('date-time', hora);
    await fillWho();
    await submit();
    await press('Desa-ho igualment');
    expect(getLast()?.cita.date).toBe(Date.parse(moment));
  });

  test('of an antena is sent with its office', async () => {
    await openDate('antena');
    expect([readShown('oficina_id'), readShown('antena_id')]).toEqual([
      'Oficina Gràcia',
      'Antena Institut Exemple',
    ]);
    check('tipus', 'habitatge');
    type('date', '20/11/2026');
    type('date-time', '10:30');
    await fillWho();
    await submit();
    expect(getLast()).toMatchObject({ oficina_id: 1, antena_id: 101 });
  });

  test('offers every office only to a person with the right for all of them', async () => {
    await openDate('assesor_mobilitat');
    expect(await openChoice('oficina_id')).toEqual(['Oficina Gràcia']);
    product.close();
    await openDate('admin');
    expect(await openChoice('oficina_id')).toHaveLength(12);
  });

  test('shows the issue of the date rule when the day is left (spec §9)', async () => {
    await openDate('assesor_laboral');
    type('date', '01/09/2026');
    expect(readIssue('date')).toBeNull();
    act(() => document.getElementById('date')?.blur());
    expect(readIssue('date')).toBe(
      'La data queda fora del control de dates. Fins a 30 dies enrere i 90 dies endavant.',
    );
    type('date', '25/10/2026');
    expect(['date', 'date-time'].map(readIssue)).toEqual([null, null]);
  });

  test('marks the hour, not the day, if the hour is missing or invalid', async () => {
    await openDate('assesor_laboral');
    type('date', '20/11/2026');
    type('date-time', '25h');
    expect(readIssue('date-time')).toBeNull();
    act(() => document.getElementById('date-time')?.blur());
    const unreadable = 'Escriu una hora que existeixi, com ara 9:30';
    expect(['date', 'date-time'].map(readIssue)).toEqual([null, unreadable]);
    type('date-time', '');
    await fillWho();
    await submit();
    expect(['date', 'date-time'].map(readIssue)).toEqual([null, "Indica l'hora"]);
    act(() => document.querySelector<HTMLElement>('.error-summary a')?.click());
    expect(document.activeElement?.id).toBe('date-time');
    type('date-time', '930');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    act(() => document.getElementById('date-time')?.blur());
    await submit();
    expect(getLast()?.cita.date).toBe(Date.parse('2026-11-20T09:30:00+01:00'));
  });

  test('shows an overlapping appointment of the professional, and can be sent', async () => {
    const at = {
      id: 1,
      date: Date.parse('2026-11-20T16:00:00Z'),
      durada: 60,
      disponibilitat_id: null,
    } as const;
    await openDate('assesor_laboral', (state, put) => {
      state.assessories.clear();
      put({ cita: at, professional_id: findSelf(state, 'assesor_laboral')?.id ?? 0 });
    });
    type('date', '20/11/2026');
    type('date-time', '16:30');
    await settle();
    expect(readAll('.form-hint')).toEqual([]);
    type('date-time', '17:30');
    await settle();
    expect(readAll('.form-hint')).toEqual([
      'En aquesta hora ja hi ha una altra cita del mateix professional. Pots desar-la igualment.',
    ]);
    await fillWho();
    await submit();
    expect(readAddress()).toBe('/assessories');
  });
});

describe('editing an assessoria', () => {
  async function open(changes: Partial<Assessoria> = {}, who = 'admin') {
    product = await openProduct(who, '/assessories/601/editar', {
      prepare: (_, put) => put({ oficina_id: 1, antena_id: 101, conegut: ['web'], ...changes }),
    });
  }

  test('starts from the booked values, with type and date beside the form', async () => {
    await open();
    expect(readAll('h1')).toEqual(["Edita l'assessoria laboral"]);
    expect(readAll('aside dd')).toEqual(['Laboral', '20/11/2026 09:20', '30 min']);
    expect([getValue('jove.nom'), readChecked('edat'), readShown('conegut'), readShown('antena_id')]).toEqual(
      ['Jana', '16-19', 'Web', 'Antena Institut Exemple'],
    );
  });

  test('can be saved unchanged and with changes', async () => {
    await open();
    await submit();
    expect(readAddress()).toBe('/assessories');
    product.close();
    await open();
    clear('antena_id');
    type('observacions', 'Torna dilluns.');
    await submit();
    expect(getLast()).toMatchObject({ antena_id: null, observacions: 'Torna dilluns.', oficina_id: 1 });
    await settle(200);
    expect(readNotices()).toEqual([expect.stringContaining("L'assessoria s'ha modificat correctament.")]);
  });

  test('clears the antena when another office is chosen', async () => {
    await open();
    const [, second = ''] = await openChoice('oficina_id');
    await press(
      [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
        ({ textContent }) => textContent === second,
      ) as HTMLElement,
    );
    expect(readShown('oficina_id')).toBe(second);
    await submit();
    expect(readAddress()).toBe('/assessories');
    expect(getLast()).toMatchObject({ antena_id: null });
    expect(getLast()?.oficina_id).not.toBe(1);
  });

  const offered = (self: Professional | undefined, people: Iterable<Professional | undefined>) => {
    const others = [...new Set(people)].filter((person) => person !== self).map(getName);
    return [getName(self), ...others.toSorted((one, other) => one.localeCompare(other, 'ca'))];
  };

  test('offers the offices within reach and their active staff', async () => {
    await open({}, 'informador_integral');
    expect(await openChoice('oficina_id')).toEqual(['Oficina Gràcia']);
    await press(document.querySelector('[role=option]') as HTMLElement);
    const { state } = product.backend.getStore();
    const self = findSelf(state, 'informador_integral');
    const staff = [...state.professionals.values()].filter(
      ({ actiu, oficina_id }) => actiu && oficina_id === self?.oficina_id,
    );
    expect(await openChoice('professional_id')).toEqual(
      offered(self, [...staff, state.professionals.get(3)]),
    );
  });
});
