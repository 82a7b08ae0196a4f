import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { Disponibilitat } from '../../../mock-server/store/rows/disponibilitat';
import type { State } from '../../../mock-server/store/state';
import { findControl, openProduct, press, readAll, type Product } from '../support/openProduct';

type Put = (changes?: Partial<Assessoria>) => Assessoria;

let product: Product;

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);

function clear(state: State): void {
  state.assessories.clear();
  state.disponibilitats.clear();
  state.consultes.clear();
}

function prepareOffice(state: State, put: Put): void {
  const consulta = [...state.consultes.values()].find(({ oficina_id }) => oficina_id === 1);
  const noted = [...state.professionals.values()].find(({ email }) => email === 'informador@example.org');
  clear(state);
  const book = (nom: string, time: string, of: Partial<Assessoria> = {}) => {
    const cita = { id: state.last.cita + 1, date: at(time), durada: 30 as const, disponibilitat_id: null };
    put({ jove: { nom, cognoms: 'Inventada', telefon: null, email: null }, cita, ...of });
  };
  book('Jana', '09:00');
  book('Duna', '11:00');
  book('Biel', '12:00', { bloquejada: true });
  book('Ona', '16:00', { modalitat: 'Virtual' });
  const offer = (id: number, time: string, tipus: Disponibilitat['tipus']) =>
    state.disponibilitats.set(id, {
      id,
      inici: at(time),
      fi: at(time) + 1_800_000,
      oficina_id: 1,
      antena_id: null,
      professional_id: 3,
      tipus,
      modalitat: ['Presencial'],
      assessoria_id: null,
    });
  offer(50, '13:00', 'laboral');
  offer(51, '12:30', 'laboral');
  offer(52, '12:00', 'habitatge');
  if (!consulta || !noted) throw new Error('nobody noted anything');
  const note = (id: number, time: string, professional_id: number) =>
    state.consultes.set(id, { ...consulta, id, data: at(time), professional_id, ambit: 2, canal: 'telefon' });
  note(81, '09:30', noted.id);
  note(82, '10:15', noted.id);
  note(83, '10:20', noted.id + 1);
}

const readCard = (title: string): Element =>
  [...document.querySelectorAll('.card')].find((card) => card.querySelector('h2')?.textContent === title) ??
  document.createElement('p');
const readRows = (title: string): string[] => readAll('li', readCard(title));

describe("the office's day, for staff without an agenda", () => {
  test.each([
    ['informador', ['Nova consulta', 'Nova cita', 'Nova assessoria']],
    ['informador_centre_escolar', ['Nova consulta', 'Nova activitat', 'Nova cita', 'Nova assessoria']],
  ])('for %s begins with the most frequent forms', async (who, begins) => {
    product = await openProduct(who, '/');
    expect(readAll('.page-header-actions > *')).toEqual(begins);
    expect(readAll('.page-header-actions .button-primary')).toEqual(['Nova consulta']);
    expect(findControl('Nova consulta').getAttribute('href')).toBe('/consultes/nova');
  });

  test('shows running and upcoming appointments with their names, and the current time', async () => {
    product = await openProduct('informador', '/', { prepare: prepareOffice });
    expect(readAll('.card-head .muted')[0]).toBe('4 cites, en queden 3');
    expect(readRows('Avui').map((row) => row.replace(/Laboral · .+ · /, 'Laboral · … · '))).toEqual([
      '11:0030 minLDuna InventadaLaboral · … · PresencialJa és aquí',
      'Ara, 11:20',
      expect.stringMatching(/^12:0030 minLNúm\. \d+LaboralBloquejada$/),
      '16:0030 minLOna InventadaLaboral · … · Virtual',
    ]);
  });

  test('marks a person as arrived, here and in the calendar, until the mark is taken back', async () => {
    product = await openProduct('informador', '/', { prepare: prepareOffice });
    const mark = 'Ja és aquí: Duna Inventada';
    const readMarks = () =>
      [...document.querySelectorAll('[aria-pressed]')].map(({ ariaLabel, ariaPressed }) => [
        ariaLabel,
        ariaPressed,
      ]);
    await press(mark);
    expect(readMarks()).toEqual([[mark, 'true']]);
    await press('Obre el calendari');
    const readEvents = () => readAll('.calendar-event').filter((text) => text.includes('ja és aquí'));
    expect(readEvents()).toEqual([expect.stringContaining('Duna')]);
    await press('Inici');
    await press(mark);
    expect(readMarks().map(([, isPressed]) => isPressed)).toEqual(['false']);
  });

  test('links to the calendar for the rest of a long day', async () => {
    product = await openProduct('informador', '/', {
      prepare: (state, put) => {
        prepareOffice(state, put);
        for (let left = 9; left > 0; left -= 1) {
          put({ cita: { id: 900 + left, date: at('18:00'), durada: 30, disponibilitat_id: null } });
        }
      },
    });
    expect(readRows('Avui').filter((row) => !row.startsWith('Ara'))).toHaveLength(8);
    expect(findControl('4 cites més avui').getAttribute('href')).toBe('/calendari?vista=dia');
  });

  test('has a link to book the next free hour of each type', async () => {
    product = await openProduct('informador', '/', { prepare: prepareOffice });
    expect(readRows('Hores lliures avui')).toEqual([
      'HHabitatgeA les 12:00 · 1 hora lliureReserva',
      'LLaboralA les 12:30 · 2 hores lliuresReserva',
    ]);
    expect(findControl('Reserva: Laboral, a les 12:30').getAttribute('href')).toBe(
      '/calendari/cita/nova?data=2026-11-20&tipus=laboral&disponibilitat_id=51',
    );
  });

  test("shows the person's consultes of today, the latest first", async () => {
    product = await openProduct('informador', '/', { prepare: prepareOffice });
    const rows = readRows('Les meves consultes');
    expect(rows.map((row) => row.slice(0, 5))).toEqual(['10:15', '09:30']);
    expect(rows[0]).toMatch(/^10:15TreballTelèfon · /);
    expect(findControl('Treball, consulta núm. 82').getAttribute('href')).toBe('/consultes/82/editar');
    expect(readAll('.counter', readCard('Les meves consultes'))).toEqual(['2 consultes avui']);
    const all = readCard('Les meves consultes').querySelector('.card-end');
    expect(all?.getAttribute('href')).toMatch(
      /^\/consultes\?data_inici=2026-11-20&data_fi=2026-11-20&professional_id=\d+$/,
    );
  });

  test('states that the office has nothing on an empty day', async () => {
    product = await openProduct('informador', '/', { prepare: clear });
    expect(readAll('.state-panel h3')).toEqual(['Avui no hi ha cap cita a la teva oficina']);
    expect(readCard('Hores lliures avui').textContent).toContain('Avui ja no queda cap hora lliure.');
    expect(readCard('Les meves consultes').textContent).toContain('Avui encara no has anotat cap consulta');
  });

  test('states in the evening that the day is over', async () => {
    product = await openProduct('informador', '/', { prepare: prepareOffice, now: '2026-11-20T19:00:00Z' });
    expect(readAll('.card-head .muted')[0]).toBe('4 cites, ja passades');
    expect(readAll('.state-panel h3')).toEqual(["Les cites d'avui ja han passat"]);
  });

  test('makes four calls, and none about sessions to close', async () => {
    product = await openProduct('informador', '/');
    expect(product.calls.map((call) => call.replace(/\?.*/, '')).toSorted()).toEqual([
      'GET /api/cites',
      'GET /api/cites/disponibilitats',
      'GET /api/consultes',
      'GET /api/interns/ambits',
    ]);
    expect(readAll('.sidebar .counter')).toEqual([]);
  });
});

describe("a failed call of the office's day", () => {
  test.each([
    ['cites$', 'Error llistant les cites', 'Avui', 4],
    ['disponibilitats$', 'Error llistant les disponibilitats', 'Hores lliures avui', 2],
    ['consultes$', 'Error llistant les consultes', 'Les meves consultes', 2],
  ])('(%s) is shown in its card only, and can be repeated', async (path, title, card, rows) => {
    product = await openProduct('informador', '/', {
      prepare: prepareOffice,
      fault: { kind: 'status', status: 500, times: 1, match: { path } },
    });
    expect(readAll('[role=alert] h3')).toEqual([title]);
    expect(readAll('.card li').length).toBe(8 - rows);
    await press('Torna-ho a provar');
    expect(readRows(card)).toHaveLength(rows);
    expect(readAll('[role=alert]')).toEqual([]);
  });
});
