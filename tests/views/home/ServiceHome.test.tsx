import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import { findControl, openProduct, press, readAll, type Product } from '../support/openProduct';

type Put = (changes?: Partial<Assessoria>) => Assessoria;

let product: Product;

function prepareService(state: State, put: Put): void {
  state.assessories.clear();
  state.disponibilitats.clear();
  const book = (instant: string, oficina_id: number, of: Partial<Assessoria> = {}) => {
    const id = state.last.cita + 1;
    put({ oficina_id, cita: { id, date: Date.parse(instant), durada: 30, disponibilitat_id: null }, ...of });
  };
  book('2026-11-20T09:00:00+01:00', 1);
  book('2026-11-20T16:00:00+01:00', 1);
  book('2026-11-20T16:00:00+01:00', 2);
  book('2026-11-20T17:00:00+01:00', 2, { bloquejada: true });
  book('2026-11-19T16:00:00+01:00', 2, {
    jove: { nom: 'Ona', cognoms: 'Inventada', telefon: null, email: null },
  });
  book('2026-11-10T16:00:00+01:00', 3, {
    jove: { nom: 'Nil', cognoms: 'Inventada', telefon: null, email: null },
  });
  book('2026-11-19T17:00:00+01:00', 3, { assistit: false });
  const inici = Date.parse('2026-11-20T12:30:00+01:00');
  state.disponibilitats.set(50, {
    id: 50,
    inici,
    fi: inici + 1_800_000,
    oficina_id: 3,
    antena_id: null,
    professional_id: 3,
    tipus: 'laboral' as const,
    modalitat: ['Presencial' as const],
    assessoria_id: null,
  });
}

const readCard = (title: string): Element =>
  [...document.querySelectorAll('.card')].find((card) => card.querySelector('h2')?.textContent === title) ??
  document.createElement('p');
/** Rows with a number. */
const readTable = (): string[][] =>
  [...document.querySelectorAll('.service-day tbody tr')]
    .map((row) => readAll('th, td', row))
    .filter((cells) => cells.slice(1).some((cell) => cell !== '0'));
const readLinks = (row: number): (string | null)[] =>
  [...document.querySelectorAll(`.service-day tbody tr:nth-child(${row}) a`)].map((link) =>
    link.getAttribute('href'),
  );

describe("the service's day", () => {
  test.each(['admin', 'suport_coordinacio'])('is shown by office to %s', async (who) => {
    product = await openProduct(who, '/', { prepare: prepareService });
    expect(readAll('.page-header p')).toEqual(['Divendres, 20 de novembre de 2026 · Tot el servei']);
    expect(readAll('.service-day thead th')).toEqual(['Oficina', 'Cites', 'Hores lliures', 'Per tancar']);
    expect(readTable()).toEqual([
      ['Tot el servei', '4', '1', '3'],
      ['Oficina Gràcia', '2', '0', '1'],
      ['Oficina Ciutat Vella', '1', '0', '1'],
      ['Oficina Eixample', '0', '1', '1'],
      ['Cites bloquejades', '1', '', ''],
    ]);
    expect(document.querySelectorAll('.service-day tbody tr')).toHaveLength(14);
    expect(document.body.textContent).not.toContain('no tens cap');
  });

  test.each([
    ['admin', ['Nou professional', 'Nova assessoria', 'Nova cita']],
    ['suport_coordinacio', ['Nou professional', 'Nova cita']],
  ])('begins for %s with the most frequent forms, a new colleague among them', async (who, begins) => {
    product = await openProduct(who, '/', { prepare: prepareService });
    expect(readAll('.page-header-actions > *')).toEqual(begins);
    expect(readAll('.page-header-actions .button-primary')).toEqual(['Nova cita']);
    expect(findControl('Nou professional').getAttribute('href')).toBe('/professionals/nou');
  });

  test('has numbers that link to their lists, with a name that states it', async () => {
    product = await openProduct('admin', '/', { prepare: prepareService });
    expect(readLinks(1)).toEqual([
      '/calendari?vista=dia',
      '/calendari?vista=dia&lliures=si',
      '/assessories?estat=per_tancar&sort=cita.date',
    ]);
    expect(readLinks(3)).toEqual([
      '/calendari?vista=dia&oficina_id=2',
      '/assessories?estat=per_tancar&oficina_id=2&sort=cita.date',
    ]);
    expect(readLinks(4)[0]).toBe('/calendari?vista=dia&oficina_id=3&lliures=si');
    const names = [...document.querySelectorAll('.service-day tbody tr:nth-child(4) a')].map((link) =>
      link.getAttribute('aria-label'),
    );
    expect(names).toEqual(['1 hora lliure avui, Oficina Eixample', '1 per tancar, Oficina Eixample']);
  });

  test('names the oldest sessions to close with their office, without a link to complete them', async () => {
    product = await openProduct('admin', '/', { prepare: prepareService });
    expect(readAll('li', readCard('Per tancar'))).toEqual([
      'LNil InventadaDimarts, 10 nov. · fa 10 diesLaboral · Oficina Eixample',
      'LOna InventadaDijous, 19 nov. · ahirLaboral · Oficina Ciutat Vella',
      'LJana Inventada ProvaDivendres, 20 nov. · avuiLaboral · Oficina Gràcia',
    ]);
    await press('Accions: Nil Inventada');
    await press('Marca com a no assistida');
    await press('Marca-la');
    expect(readAll('li', readCard('Per tancar'))).toEqual([
      'LOna InventadaDijous, 19 nov. · ahirLaboral · Oficina Ciutat Vella',
      'LJana Inventada ProvaDivendres, 20 nov. · avuiLaboral · Oficina Gràcia',
    ]);
    expect(readTable()[0]).toEqual(['Tot el servei', '4', '1', '2']);
  });

  test('links to the sessions of each office without a number when they are very many', async () => {
    product = await openProduct('admin', '/', {
      prepare: (state, put) => {
        state.assessories.clear();
        for (let day = 0; day < 301; day += 1) {
          const date = Date.parse('2026-11-19T09:00:00+01:00') - day * 86_400_000;
          put({ oficina_id: 1, cita: { id: day + 1, date, durada: 30, disponibilitat_id: null } });
        }
      },
    });
    const link = document.querySelector('.service-day tbody tr:nth-child(2) .service-to-close a');
    expect(readTable()[0]?.at(-1)).toBe('301');
    expect([link?.textContent, link?.getAttribute('aria-label'), link?.getAttribute('href')]).toEqual([
      'Mostra',
      'Mostra les que estan per tancar, Oficina Gràcia',
      '/assessories?estat=per_tancar&oficina_id=1&sort=cita.date',
    ]);
  });

  test('states that nothing is left to close', async () => {
    product = await openProduct('admin', '/', { prepare: (state) => state.assessories.clear() });
    expect(readCard('Per tancar').textContent).toContain('No hi ha cap assessoria per tancar');
  });

  test('makes four calls, and has no count in the menu', async () => {
    product = await openProduct('admin', '/', { prepare: prepareService });
    expect(product.calls.map((call) => call.replace(/\?.*/, '')).toSorted()).toEqual([
      'GET /api/assessories',
      'GET /api/cites',
      'GET /api/cites/disponibilitats',
      'GET /api/interns/oficines',
    ]);
    expect(readAll('.sidebar .counter')).toEqual([]);
  });
});

describe("a failed call of the service's day", () => {
  const open = (path: string) =>
    openProduct('admin', '/', {
      prepare: prepareService,
      fault: { kind: 'status', status: 500, times: 1, match: { path } },
    });

  test('about appointments leaves the rest', async () => {
    product = await open('cites$');
    expect(readAll('[role=alert] h3')).toEqual(['Error llistant les cites']);
    expect(readAll('li', readCard('Per tancar'))).toHaveLength(3);
    await press('Torna-ho a provar');
    expect(readTable()).toHaveLength(5);
  });

  test('about free hours leaves only their numbers unknown', async () => {
    product = await open('disponibilitats$');
    expect(readAll('[role=alert] h3')).toEqual(['Error llistant les disponibilitats']);
    expect(readTable()[1]).toEqual(['Oficina Gràcia', '2', '-No se sap', '1']);
    await press('Torna-ho a provar');
    expect(readTable()[1]).toEqual(['Oficina Gràcia', '2', '0', '1']);
  });

  test('about sessions to close leaves their numbers unknown, and its card shows the reason', async () => {
    product = await open('assessories$');
    expect(readAll('[role=alert] h3')).toEqual(['Error llistant les assessories']);
    expect(readTable()[0]).toEqual(['Tot el servei', '4', '1', '-No se sap']);
    await press('Torna-ho a provar');
    expect(readTable()[0]).toEqual(['Tot el servei', '4', '1', '3']);
  });

  test('about offices leaves those named by the day', async () => {
    product = await open('oficines$');
    expect(readAll('.service-day tbody th')).toEqual([
      'Tot el servei',
      'Oficina Gràcia',
      'Oficina Ciutat Vella',
      'Oficina Eixample',
      'Cites bloquejades',
    ]);
    await press('Torna-ho a provar');
    expect(readAll('.applied-filters')).toEqual([]);
  });
});
