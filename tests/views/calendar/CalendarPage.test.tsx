import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { Disponibilitat } from '../../../mock-server/store/rows/disponibilitat';
import type { State } from '../../../mock-server/store/state';
import {
  confirmDeletion,
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  type Product,
} from '../support/openProduct';

const LABORAL = 8;
const ACADEMICA = 5;

type Booking = Omit<Partial<Assessoria>, 'jove' | 'cita'> & {
  nom?: string;
  date: string;
  durada?: 30 | 45 | 60;
};

/** A calendar with only these appointments and free hours; dates have their offset. */
const prepare =
  (bookings: readonly Booking[], slots: readonly (Partial<Disponibilitat> & { date: string })[] = []) =>
  (state: State, put: (changes: Partial<Assessoria>) => Assessoria) => {
    state.assessories.clear();
    state.disponibilitats.clear();
    for (const { nom = 'Jana', date, durada = 60, ...rest } of bookings) {
      put({
        professional_id: LABORAL,
        jove: { nom, cognoms: 'Inventada', telefon: '600 000 117', email: null },
        ...rest,
        cita: { id: state.last.cita + 1, date: Date.parse(date), durada, disponibilitat_id: null },
      });
    }
    for (const [index, { date, ...rest }] of slots.entries()) {
      const inici = Date.parse(date);
      state.disponibilitats.set(index + 1, {
        id: index + 1,
        inici,
        fi: inici + 3_600_000,
        oficina_id: 1,
        antena_id: null,
        professional_id: LABORAL,
        tipus: 'laboral',
        modalitat: ['Presencial'],
        assessoria_id: null,
        ...rest,
      });
    }
  };

const MORNING = '2026-11-20T09:00:00+01:00';
const NOON = '2026-11-20T12:00:00+01:00';
const AFTERNOON = '2026-11-20T16:00:00+01:00';

// Loading the screen's code does not count in any test.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/app/screens/privateArea'),
      import('../../../src/views/calendar/CalendarPage'),
    ]),
  60_000,
);

let product: Product;
async function open(
  who: string,
  search: string,
  prepared: ReturnType<typeof prepare>,
  options: { isPhone?: boolean; now?: string } = {},
): Promise<void> {
  product = await openProduct(who, `/calendari${search}`, { ...options, prepare: prepared });
  for (let turn = 0; turn < 100 && !document.querySelector('.calendar-body[aria-busy=false]'); turn += 1) {
    await settle(50);
  }
}

const readPeriod = () => readAll('.calendar-title p');
const readEvents = () => readAll('.calendar-event');
const readFacts = () => readAll('.peek h2, .peek .soft, .peek li');
const readActions = () => readAll('.peek-foot a, .peek-foot [role=menuitem]');
const findEvent = (text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('.calendar-event')].find((each) =>
    each.textContent.toLowerCase().includes(text.toLowerCase()),
  );
  if (!found) throw new Error(`no event ${text}`);
  return found;
};
const openMenu = () => press('Més accions');

async function choose(label: string): Promise<void> {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.endsWith(label));
  act(() => found?.querySelector('input')?.click());
  await settle();
}

describe('what the address says', () => {
  test('nothing: the week around today, Monday to Friday, and what it holds', async () => {
    await open('assesor_laboral', '', prepare([{ date: MORNING }], [{ date: NOON }]));
    expect(readPeriod()).toEqual(['16–20 de novembre de 2026', '1 cita, 1 hora lliure']);
    expect(readEvents()).toEqual([
      expect.stringContaining('09:00Jana Inventada'),
      expect.stringContaining('12:00Lliure'),
    ]);
  });

  test.each([
    [
      '?vista=dia',
      'Divendres, 20 de novembre de 2026',
      ['GET /api/cites?data_inici=2026-11-20&data_fi=2026-11-20'],
    ],
    [
      '?vista=mes&data=2027-02-10',
      'Febrer de 2027',
      ['GET /api/cites?data_inici=2027-02-01&data_fi=2027-02-28'],
    ],
    [
      '?vista=llista&data=2026-12-01&oficina_id=2',
      '30 de novembre – 4 de desembre de 2026',
      ['GET /api/cites?data_inici=2026-11-30&data_fi=2026-12-06&oficina_id=2'],
    ],
  ])('%s is %s', async (search, period, calls) => {
    await open('suport_coordinacio', search, prepare([]));
    expect(readPeriod()[0]).toBe(period);
    expect(product.calls.filter((call) => call.startsWith('GET /api/cites?'))).toEqual(calls);
  });

  test('a month counts its own days and not those of other months in its weeks', async () => {
    const days = ['2026-10-30', '2026-11-02', '2026-11-30', '2026-12-01'];
    await open(
      'assesor_laboral',
      '?vista=mes',
      prepare(days.map((day) => ({ date: `${day}T09:00:00+01:00` }))),
    );
    expect([readPeriod(), readEvents().length]).toEqual([['Novembre de 2026', '2 cites'], 4]);
  });

  test('the arrows and Avui lead from period to period', async () => {
    await open('assesor_laboral', '', prepare([]));
    await press(document.querySelector('[aria-label="Setmana següent"]') as HTMLElement);
    expect([readAddress(), readPeriod()[0]]).toEqual([
      '/calendari?data=2026-11-27',
      '23–27 de novembre de 2026',
    ]);
    await press('Avui');
    expect([readAddress(), readPeriod()[0]]).toEqual(['/calendari', '16–20 de novembre de 2026']);
  });

  test('Av Pàg leads to an appointment of the next week, from one without any', async () => {
    await open('assesor_laboral', '', prepare([{ date: '2026-11-27T09:00:00+01:00' }]));
    product.backend.setFault({ kind: 'slow', ms: 1_000, match: { path: '/cites' } });
    const getGrid = () => document.querySelector<HTMLElement>('[aria-label=Setmana]');
    act(() => getGrid()?.focus());
    await act(async () => {
      getGrid()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
      await Promise.resolve();
    });
    expect([readAddress(), readAll('.calendar-skeleton').length, document.activeElement]).toEqual([
      '/calendari?data=2026-11-27',
      1,
      getGrid(),
    ]);
    await settle();
    expect(document.activeElement?.textContent).toContain('09:00Jana Inventada');
  });

  test('hiding a type or the free hours asks the service nothing', async () => {
    await open('assesor_laboral', '', prepare([{ date: MORNING }], [{ date: NOON }]));
    product.calls.length = 0;
    await choose('Laboral');
    expect([readAddress(), readEvents(), product.calls]).toEqual(['/calendari?amaga=laboral', [], []]);
    await choose('Laboral');
    await choose('Hores lliures');
    expect([readAddress(), readEvents().length, product.calls]).toEqual(['/calendari?lliures=no', 1, []]);
  });

  test("everybody's free hours are asked for once they are to be shown", async () => {
    await open('informador', '', prepare([{ date: MORNING }], [{ date: NOON }]));
    const readSlotCalls = () => product.calls.filter((call) => call.includes('/disponibilitats'));
    expect([readPeriod()[1], readSlotCalls()]).toEqual(['1 cita', []]);
    await choose('Hores lliures');
    expect([readAddress(), readPeriod()[1], readSlotCalls()]).toEqual([
      '/calendari?lliures=si',
      '1 cita, 1 hora lliure',
      ['GET /api/cites/disponibilitats?data_inici=2026-11-16&data_fi=2026-11-22'],
    ]);
    await choose('Hores lliures');
    await press(document.querySelector('[aria-label="Setmana següent"]') as HTMLElement);
    expect([readAddress(), readSlotCalls().length]).toEqual(['/calendari?data=2026-11-27', 1]);
  });
});

describe('whose calendar', () => {
  const both = prepare([
    { date: MORNING, nom: 'Meva' },
    { date: NOON, nom: 'Altra', tipus: 'academica', professional_id: ACADEMICA },
  ]);

  test("an adviser begins with the own one and can see everybody's", async () => {
    await open('assesor_laboral', '', both);
    expect(readEvents()).toEqual([expect.stringContaining('Meva')]);
    await press('Professional: Jo');
    await choose('Qualsevol');
    expect(readAddress()).toBe('/calendari?professional_id=tots');
    expect(readEvents()).toHaveLength(2);
  });

  test("whoever holds no sessions begins with everybody's and chooses among those who are shown", async () => {
    await open('informador', '', both);
    expect(readEvents()).toHaveLength(2);
    await press('Professional');
    expect(readAll('.filter-options label').slice(0, 2)).toEqual(['Qualsevol', 'Jo']);
    expect(readAll('.filter-options label')).toHaveLength(4);
  });

  test('offices are offered to whoever sees more than one', async () => {
    await open('informador', '', both);
    expect(readAll('.filter-button')).toEqual(['Professional']);
    product.close();
    await open('admin', '', both);
    expect(readAll('.filter-button')).toEqual(['Oficina', 'Professional']);
  });
});

describe('a day', () => {
  const day = prepare([
    { date: MORNING, nom: 'Meva' },
    { date: NOON, nom: 'Altra', tipus: 'academica', professional_id: ACADEMICA },
    { date: NOON, bloquejada: true },
  ]);
  const readHeads = () => readAll('.time-head');

  test.each([
    ['informador', '', [expect.stringMatching(/1 cita$/), expect.stringMatching(/1 cita$/), 'Altres1 cita']],
    ['admin', '', ['Oficina Gràcia2 cites', 'Altres1 cita']],
    ['assesor_laboral', '', [expect.stringMatching(/^dv\. 20/)]],
  ])('of %s has a column for each whom it is about', async (who, search, heads) => {
    await open(who, `?vista=dia${search}`, day);
    expect(readHeads()).toEqual(heads);
  });
});

describe('before anything comes', () => {
  /** Shape of a loading view: heads, hours, columns, cells; and whether its text is hidden. */
  const readShape = () => ({
    heads: readAll('.calendar-skeleton :is(.time-head b, .time-head-name, th)').length,
    hours: readAll('.calendar-skeleton .time-gutter span').length,
    columns: readAll('.calendar-skeleton .time-column').length,
    cells: readAll('.calendar-skeleton td').length,
    lines: readAll('.calendar-skeleton .agenda li').length,
    days: readAll('.calendar-skeleton .day-strip button').length,
  });
  const NO_SHAPE = { heads: 0, hours: 0, columns: 0, cells: 0, lines: 0, days: 0 };

  test.each<[string, string, boolean, Partial<typeof NO_SHAPE>]>([
    ['assesor_laboral', '?vista=setmana', false, { heads: 5, hours: 10, columns: 5 }],
    ['assesor_laboral', '?vista=dia', false, { heads: 1, hours: 10, columns: 1 }],
    ['informador', '?vista=dia', false, { heads: 5, hours: 10, columns: 5 }],
    ['informador', '?vista=setmana', false, { heads: 5, hours: 10, columns: 5 }],
    ['assesor_laboral', '?vista=mes', false, { heads: 7, cells: 42 }],
    ['assesor_laboral', '?vista=llista', false, { lines: 8 }],
    ['informador', '?vista=dia', true, { heads: 1, hours: 10, columns: 1, days: 5 }],
    ['assesor_laboral', '?vista=mes', true, { heads: 7, cells: 42 }],
    ['assesor_laboral', '?vista=llista', true, { lines: 8 }],
  ])('%s at %s, on a phone: %s, sees the shape of the view', async (who, search, isPhone, shape) => {
    const unanswered = /\/api\/cites/;
    product = await openProduct(who, `/calendari${search}`, { isPhone, unanswered, prepare: prepare([]) });
    expect(readShape()).toEqual({ ...NO_SHAPE, ...shape });
    const skeleton = document.querySelector<HTMLElement>('.calendar-skeleton');
    expect([
      skeleton?.hasAttribute('inert'),
      skeleton?.closest('[aria-hidden=true]') !== null,
      skeleton?.closest('[aria-busy=true]') !== null,
    ]).toEqual([true, true, true]);
  });
});

describe('an appointment', () => {
  test('shows what it is and offers what the person may do', async () => {
    await open('assesor_laboral', '', prepare([{ date: NOON, modalitat: 'Virtual' }]));
    await press(findEvent('Jana'));
    expect(readFacts()).toEqual([
      'Jana Inventada',
      'Assessoria laboral',
      'Divendres, 20 de novembre, 12:00–13:00 (avui)',
      'Virtual · Oficina Gràcia',
      expect.any(String),
      '600 000 117',
      'Pendent',
    ]);
    expect(readAll('.peek .state-chip')).toEqual(['Pendent']);
    expect(findControl('600 000 117').getAttribute('href')).toBe('tel:600000117');
    await openMenu();
    expect(readActions()).toEqual([
      'Realitza',
      "Canvia l'hora",
      'Obre',
      'Edita',
      'Marca com a no assistida És avui a les 12:00',
      'Elimina la cita',
    ]);
  });

  test.each<[string, Booking, string[]]>([
    ['informador', { date: NOON }, ["Canvia l'hora", 'Obre', 'Ja és aquí', 'Elimina la cita']],
    ['informador_centre_escolar', { date: NOON }, ['Obre']],
    ['suport_coordinacio', { date: MORNING, assistit: false }, ['Obre', 'Edita', 'Elimina la cita']],
  ])('%s may do no more than allowed', async (who, booking, actions) => {
    await open(who, '', prepare([booking]));
    await press(findEvent('Jana'));
    if (actions.length > 1) await openMenu();
    expect(readActions()).toEqual(actions);
  });

  test('that may not be read says why, and whose it is not', async () => {
    const hidden = prepare([{ date: NOON, tipus: 'academica', professional_id: ACADEMICA }]);
    await open('assesor_laboral', '?professional_id=tots', hidden);
    await press(findEvent('Sense permís per veure qui és'));
    expect(readFacts().at(-1)).toBe('El teu permís no inclou les assessories acadèmiques.');
    expect(document.body.textContent).not.toContain('Jana');
    await openMenu();
    expect(readActions()).toEqual(['Elimina la cita']);
  });

  test('that is blocked shows its type and time alone', async () => {
    await open('informador', '', prepare([{ date: NOON, bloquejada: true }]));
    await press(findEvent('Bloquejada'));
    expect(readFacts()).toEqual([
      'Bloquejada',
      'Assessoria laboral',
      'Divendres, 20 de novembre, 12:00–13:00 (avui)',
      "Aquesta assessoria està bloquejada: només se'n veuen el tipus i la data.",
    ]);
    expect(document.querySelector('.peek-foot')).toBe(null);
  });

  test('that is deleted leaves the calendar, and its peek closes', async () => {
    await open('assesor_laboral', '', prepare([{ date: NOON }, { date: AFTERNOON, nom: 'Biel' }]));
    await press(findEvent('Jana'));
    await openMenu();
    await press('Elimina la cita');
    expect(document.querySelector('.peek')).toBe(null);
    await confirmDeletion();
    await settle(300);
    expect(readEvents()).toEqual([expect.stringContaining('Biel')]);
  });

  test('that is being deleted says so and cannot be moved, until it is undone', async () => {
    await open('assesor_laboral', '', prepare([{ date: AFTERNOON, nom: 'Biel' }]));
    const readState = () => [readEvents(), document.querySelectorAll('[draggable=true]').length];
    const before = readState();
    await press(findEvent('Biel'));
    await openMenu();
    await press('Elimina la cita');
    await press('Eliminar');
    expect(readState()).toEqual([[expect.stringContaining("S'eliminarà: Biel")], 0]);
    await press('Desfés (Ctrl+Z)');
    expect([readState(), before[1]]).toEqual([before, 1]);
  });

  test('that nobody came to says so once it is marked', async () => {
    await open('assesor_laboral', '', prepare([{ date: MORNING }]));
    await press(findEvent('per tancar'));
    await openMenu();
    await press('Marca com a no assistida');
    await press('Marca-la');
    await settle(300);
    expect(readEvents()).toEqual([expect.stringContaining('no assistida')]);
  });

  test('closes with another view, even one that has it too', async () => {
    await open('assesor_laboral', '', prepare([{ date: NOON }]));
    await press(findEvent('Jana'));
    await press('Avui');
    expect(document.querySelector('.peek')).not.toBe(null);
    await choose('Mes');
    expect([readEvents().length, document.querySelector('.peek')]).toEqual([1, null]);
  });
});

describe('moving an appointment', () => {
  const TARGETS = [
    { date: AFTERNOON },
    { date: '2026-11-19T16:00:00+01:00' },
    { date: '2026-11-20T17:00:00+01:00', tipus: 'academica' as const, professional_id: ACADEMICA },
    { date: '2026-11-20T18:00:00+01:00' },
  ];
  const readMovable = () => readAll('.calendar-event[draggable=true] .calendar-event-name');
  const readTargets = () => [...document.querySelectorAll('.move-target')].map(({ ariaLabel }) => ariaLabel);
  const pressKey = async (key: string) => {
    const init = { key, bubbles: true, cancelable: true };
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)));
    await settle();
  };
  const drag = async (type: string, on: Element | null, screenX = 0) => {
    const of = { dataTransfer: { dropEffect: 'none', setData() {} }, screenX, screenY: 0 };
    act(() => void on?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), of)));
    await settle();
  };

  test.each<[string, string, Booking, string[]]>([
    ['informador', '', { date: NOON }, ['Jana Inventada']],
    ['informador', '?vista=dia', { date: NOON }, ['Jana Inventada']],
    ['informador', '?vista=mes', { date: NOON }, []],
    ['informador', '', { date: MORNING }, []],
    ['informador', '', { date: NOON, assistit: false }, []],
    ['informador', '', { date: NOON, bloquejada: true }, []],
    ['informador_centre_escolar', '', { date: NOON }, []],
  ])('%s%s: only who may picks up what is to come', async (who, search, booking, movable) => {
    await open(who, search, prepare([booking]));
    expect(readMovable()).toEqual(movable);
  });

  test('by keys: to an hour of its type that can be booked, asked for now; Escape gives up', async () => {
    await open('informador', '', prepare([{ date: NOON }], TARGETS));
    const cita = findEvent('Jana');
    product.calls.length = 0;
    act(() => cita.focus());
    await pressKey('m');
    const hours = ['16:00–17:00', '18:00–19:00'].map((when) =>
      expect.stringMatching(`^Mou-la aquí: Divendres, 20 de novembre, ${when} · `),
    );
    expect([readTargets(), readPeriod()[1]]).toEqual([
      hours,
      expect.stringMatching(/^2 hores lliures per a Jana Inventada\. Fletxes/),
    ]);
    expect(document.activeElement?.ariaLabel).toContain('16:00');
    await pressKey('ArrowDown');
    expect(document.activeElement?.ariaLabel).toContain('18:00');
    await pressKey('Escape');
    expect([readTargets(), readPeriod()[1], document.activeElement, readAddress()]).toEqual([
      [],
      '1 cita',
      cita,
      '/calendari',
    ]);
    expect(product.calls).toEqual([
      'GET /api/cites/disponibilitats?data_inici=2026-11-16&data_fi=2026-11-22',
    ]);
  });

  test('by the mouse: what it is dropped on is asked about; elsewhere it stays', async () => {
    await open('informador', '?vista=dia', prepare([{ date: NOON }], TARGETS));
    await drag('dragstart', findEvent('Jana'));
    expect(readTargets()).toHaveLength(2);
    await drag('dragend', findEvent('Jana'), 40);
    expect(readFacts()).toEqual([]);
    expect([readTargets(), readAddress()]).toEqual([[], '/calendari?vista=dia']);
    await drag('dragstart', findEvent('Jana'));
    await drag('drop', document.querySelector('.move-target'));
    expect(readAddress()).toMatch(
      /^\/assessories\/\d+\/hora\?data=2026-11-20&tipus=laboral&disponibilitat_id=1$/,
    );
  });

  test('by the mouse: the start of a drag changes nothing yet, as WebKit would end it', async () => {
    await open('informador', '?vista=dia', prepare([{ date: NOON }], TARGETS));
    const before = document.body.innerHTML;
    const started = drag('dragstart', findEvent('Jana'));
    expect(document.body.innerHTML).toBe(before);
    await started;
    expect(readTargets()).toHaveLength(2);
  });

  const NEXT_WEEK = '2026-11-24T11:00:00+01:00';
  const NEXT_HOUR = /^Mou-la aquí: Dimarts, 24 de novembre, 11:00–12:00/;

  test('by keys: to an hour of another week, over one without any; Escape leaves it where it was', async () => {
    await open('informador', '', prepare([{ date: NOON }], [...TARGETS, { date: NEXT_WEEK }]));
    act(() => findEvent('Jana').focus());
    await pressKey('m');
    await pressKey('PageUp');
    expect([readTargets(), readPeriod()[1]]).toEqual([
      [],
      expect.stringMatching(/^Cap hora lliure per a Jana Inventada/),
    ]);
    await pressKey('PageDown');
    await pressKey('PageDown');
    expect(readTargets()).toEqual([expect.stringMatching(NEXT_HOUR)]);
    expect(document.activeElement?.ariaLabel).toMatch(NEXT_HOUR);
    await pressKey('Escape');
    expect([readTargets(), readAddress()]).toEqual([[], '/calendari?data=2026-11-27']);
    expect(document.activeElement?.closest('[data-stops]')).not.toBe(null);
  });

  test('by the mouse: over the arrow to another week, where it is dropped on an hour or let go', async () => {
    await open('informador', '', prepare([{ date: NOON }], [...TARGETS, { date: NEXT_WEEK }]));
    await drag('dragstart', findEvent('Jana'));
    await drag('dragenter', document.querySelector('[aria-label="Setmana següent"]'));
    expect(readTargets()).toEqual([expect.stringMatching(NEXT_HOUR)]);
    await press('Deixa-la on era');
    expect([readTargets(), readAddress()]).toEqual([[], '/calendari?data=2026-11-27']);
    await drag('dragenter', document.querySelector('[aria-label="Setmana anterior"]'));
    expect(readAddress()).toBe('/calendari?data=2026-11-27');
    await press('Avui');
    await drag('dragstart', findEvent('Jana'));
    await drag('dragenter', document.querySelector('[aria-label="Setmana següent"]'));
    await drag('drop', document.querySelector('.move-target'));
    expect(readAddress()).toMatch(
      /^\/assessories\/\d+\/hora\?data=2026-11-24&tipus=laboral&disponibilitat_id=\d+$/,
    );
  });

  test('by a hand that slips a little opens as a press does', async () => {
    await open('informador', '?vista=dia', prepare([{ date: NOON }], TARGETS));
    await drag('dragstart', findEvent('Jana'), 100);
    await drag('dragend', findEvent('Jana'), 104);
    expect([readTargets(), readFacts()[0]]).toEqual([[], 'Jana Inventada']);
  });

  test('whose hours do not come stays where it is, and that is said', async () => {
    await open('informador', '', prepare([{ date: NOON }], TARGETS));
    product.backend.setFault({ kind: 'status', status: 500, match: { path: '/disponibilitats$' } });
    act(() => findEvent('Jana').focus());
    await pressKey('m');
    expect([readTargets(), readPeriod()[1], readAll('.notice-message').length]).toEqual([[], '1 cita', 1]);
  });
});

describe('a free hour', () => {
  const readReserva = () => document.querySelector('.peek-foot a')?.getAttribute('href');

  test('leads to the booking', async () => {
    await open('assesor_laboral', '', prepare([], [{ date: AFTERNOON }]));
    await press(findEvent('Lliure'));
    expect(readFacts()).toEqual([
      'Hora lliure',
      'Assessoria laboral',
      'Divendres, 20 de novembre, 16:00–17:00',
      'Presencial · Oficina Gràcia',
      expect.any(String),
    ]);
    expect(readReserva()).toBe('/calendari/cita/nova?data=2026-11-20&tipus=laboral&disponibilitat_id=1');
  });

  test.each([
    ['2026-11-20T11:00:00+01:00', '', 'Aquesta hora ja ha començat: no es pot reservar.'],
    [
      '2027-03-01T09:00:00+01:00',
      '?data=2027-03-01',
      'La data queda fora del control de dates. Fins a 30 dies enrere i 90 dies endavant.',
    ],
  ])('at %s cannot be booked and says why', async (date, search, reason) => {
    await open('assesor_laboral', search, prepare([], [{ date }]));
    await press(findEvent('Lliure'));
    expect([readFacts().at(-1), readReserva()]).toEqual([reason, undefined]);
  });

  test('that has begun says so, and is not counted among the free hours', async () => {
    await open(
      'assesor_laboral',
      '',
      prepare([], [{ date: '2026-11-20T11:00:00+01:00' }, { date: AFTERNOON }]),
    );
    expect([readEvents(), readPeriod()[1]]).toEqual([
      [
        'L11:00Lliure, ja començada, laboral, fins a les 12:00',
        'L16:00Lliure, laboral, fins a les 17:00. Reserva',
      ],
      '1 hora lliure',
    ]);
  });

  test('that is over is not shown', async () => {
    await open('assesor_laboral', '', prepare([], [{ date: MORNING }]));
    expect([readEvents(), readPeriod()[1]]).toEqual([[], 'Cap cita en aquestes dates']);
  });
});

describe('when a request fails', () => {
  test("the other one's items stay, and trying again brings both", async () => {
    const prepared = prepare([{ date: NOON }], [{ date: AFTERNOON }]);
    await open('assesor_laboral', '', prepared);
    product.backend.setFault({ kind: 'status', status: 500, match: { method: 'GET', path: '/cites$' } });
    await press(document.querySelector('[aria-label="Setmana següent"]') as HTMLElement);
    await press('Avui');
    expect([readAll('[role=alert] h2'), readEvents()]).toEqual([
      ['Error llistant les cites'],
      [expect.stringContaining('16:00Lliure')],
    ]);
    product.backend.setFault(null);
    const retry = findControl('Torna-ho a provar');
    act(() => retry.focus());
    await press(retry);
    expect([readAll('[role=alert]'), readEvents().length]).toEqual([[], 2]);
    expect(document.activeElement?.className).toMatch('calendar-body');
  });
});

describe('the list', () => {
  test('equals the week', async () => {
    const prepared = prepare(
      [
        { date: MORNING, assistit: false },
        { date: NOON, durada: 30, nom: 'Biel' },
      ],
      [{ date: AFTERNOON }],
    );
    await open('assesor_laboral', '?vista=llista', prepared);
    expect(readAll('.agenda li')).toEqual([
      expect.stringMatching(/^09:0060 min.*Jana Inventada.*No assistida$/),
      expect.stringMatching(/^12:0030 min.*Biel Inventada.*Pendent$/),
      expect.stringMatching(/^16:0060 min.*Lliure/),
    ]);
  });

  test('offers to book what can be booked', async () => {
    const prepared = prepare(
      [{ date: MORNING }],
      [{ date: '2026-11-20T11:00:00+01:00' }, { date: AFTERNOON }],
    );
    await open('assesor_laboral', '?vista=llista', prepared);
    const links = [...document.querySelectorAll('.agenda a')];
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      [
        'Reserva: Divendres, 20 de novembre, 16:00–17:00',
        '/calendari/cita/nova?data=2026-11-20&tipus=laboral&disponibilitat_id=2',
      ],
    ]);
  });

  test('without anything offers to take the filters away', async () => {
    await open('assesor_laboral', '?vista=llista&amaga=laboral', prepare([{ date: NOON }]));
    expect(readAll('.state-panel h2')).toEqual(['Cap cita en aquestes dates']);
    await press('Treu els filtres');
    expect(readAddress()).toBe('/calendari?vista=llista&professional_id=tots');
    expect(readAll('.agenda li')).toHaveLength(1);
  });
});

describe('on a phone', () => {
  const week = prepare([
    { date: '2026-11-19T09:00:00+01:00', nom: 'Ahir' },
    { date: NOON, nom: 'Avui' },
  ]);

  test('the day is shown, the week is loaded, and another of its days asks nothing', async () => {
    await open('assesor_laboral', '', week, { isPhone: true });
    expect([readPeriod()[0], readEvents()]).toEqual([
      'Divendres, 20 de novembre de 2026',
      [expect.stringContaining('Avui')],
    ]);
    expect(product.calls).toContain(
      `GET /api/cites?data_inici=2026-11-16&data_fi=2026-11-22&professional_id=${LABORAL}`,
    );
    expect(readAll('.calendar-tools label')).toEqual(['Dia', 'Mes', 'Llista']);
    product.calls.length = 0;
    await press('dijous 19 de novembre');
    expect([readAddress(), readEvents(), product.calls]).toEqual([
      '/calendari?data=2026-11-19',
      [expect.stringContaining('Ahir')],
      [],
    ]);
  });
});

describe('in a browser far from Madrid, on the days of the changed clock', () => {
  test.each([
    [
      '2026-03-29',
      ['2026-03-29T01:30:00+01:00', '2026-03-29T03:00:00+02:00', '2026-03-29T09:00:00+02:00'],
      ['01:30', '03:00', '09:00'],
    ],
    [
      '2026-10-25',
      ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', '2026-10-25T23:00:00+01:00'],
      ['02:30', '02:30', '23:00'],
    ],
  ])('%s', async (data, dates, times) => {
    const bookings = dates.map((date) => ({ date, durada: 30 as const }));
    await open('assesor_laboral', `?vista=dia&data=${data}`, prepare(bookings));
    expect(readAll('.calendar-event .calendar-event-time')).toEqual(times);
    product.close();
    await open('assesor_laboral', `?vista=llista&data=${data}`, prepare(bookings));
    expect(readAll('.agenda time').map((text) => text.slice(0, 5))).toEqual(times);
  });
});

test('a new appointment begins on the day that is looked at, never in the past', async () => {
  await open('informador', '?data=2026-12-02', prepare([]));
  expect(findControl('Nova cita').getAttribute('href')).toBe('/calendari/cita/nova?data=2026-12-02');
  product.close();
  await open('informador', '?data=2026-11-02', prepare([]));
  expect(findControl('Nova cita').getAttribute('href')).toBe('/calendari/cita/nova?data=2026-11-20');
});
