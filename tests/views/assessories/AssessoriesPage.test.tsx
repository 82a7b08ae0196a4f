import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
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

const HOUR = 3_600_000;
type Put = (changes?: Partial<Assessoria>) => Assessoria;

function prepareFour(state: State, put: Put) {
  state.assessories.clear();
  state.last = { ...state.last, assessoria: 0 };
  const at = (hours: number) => ({
    cita: {
      id: state.last.cita + 1,
      date: state.anchor + hours * HOUR,
      durada: 30 as const,
      disponibilitat_id: null,
    },
  });
  const of = (nom: string) => ({ jove: { nom, cognoms: 'Inventada', telefon: null, email: null } });
  put({ ...of('Jana'), ...at(-2) });
  put({ ...of('Duna'), ...at(2), tipus: 'academica', modalitat: 'Virtual' });
  put({ ...of('Biel'), ...at(-50), assistit: false });
  put({ ...of('Amagada'), ...at(-26), tipus: 'habitatge', bloquejada: true });
}

const ALL = '?quan=totes';

let product: Product;
async function open(who: string, search = '', options: Parameters<typeof openProduct>[2] = {}) {
  product = await openProduct(who, `/assessories${search}`, options);
  return product;
}

const readRows = (): string[][] =>
  [...document.querySelectorAll('.table tbody tr')].map((row) => readAll('td:not(.table-choice)', row));
const readTokens = (): string[] => readAll('.token');
const readTotal = (): string | undefined => readAll('.applied-filters [role=status]')[0];
/** Calls of the page; the menu reads the person's own sessions to close. */
const getCalls = () =>
  product.calls.filter((call) => !/\?estat=pendent&data_fi=\S+&per_page=100$/.test(call));
const lastCall = (): string | undefined =>
  getCalls()
    .filter((call) => call.includes('assessories'))
    .at(-1);

function search(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the list', () => {
  test('shows what the service answers, newest first, with the state that a person sees', async () => {
    await open('informador_integral', ALL, { prepare: prepareFour });
    expect(getCalls().filter((call) => call.includes('assessories'))).toEqual(['GET /api/assessories']);
    expect(readRows()).toEqual([
      ['20/11/2026 13:20', 'Duna Inventada', 'AAcadèmica', expect.any(String), 'Virtual', 'Pendent', ''],
      ['20/11/2026 09:20', 'Jana Inventada', 'LLaboral', expect.any(String), 'Presencial', 'Per tancar', ''],
      ['19/11/2026 09:20', 'Núm. 4', 'HHabitatge', '', '', 'Bloquejada', ''],
      [
        '18/11/2026 09:20',
        'Biel Inventada',
        'LLaboral',
        expect.any(String),
        'Presencial',
        'No assistida',
        '',
      ],
    ]);
    expect(readTotal()).toBe('4 assessories');
    expect(document.querySelector('[aria-sort]')?.getAttribute('aria-sort')).toBe('descending');
  });

  test('a blocked one is muted, without link or menu; the name of any other leads to its detail', async () => {
    await open('informador_integral', ALL, { prepare: prepareFour });
    const rows = [...document.querySelectorAll('.table tbody tr')];
    expect(rows.map((row) => row.classList.contains('table-locked'))).toEqual([false, false, true, false]);
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      '/assessories/2',
      '/assessories/1',
      null,
      '/assessories/3',
    ]);
    expect(rows[2]?.querySelector('.table-name')?.textContent).toMatch(/^Núm\. \d+$/);
    expect(rows.map((row) => row.querySelector('button')?.ariaLabel ?? null)).toEqual([
      'Accions: Duna Inventada',
      'Accions: Jana Inventada',
      null,
      'Accions: Biel Inventada',
    ]);
  });

  test.each([
    [
      'informador_integral',
      'Jana',
      ['Mostra el detall', 'Realitza', 'Edita', 'Marca com a no assistida', 'Elimina'],
    ],
    ['informador_integral', 'Biel', ['Mostra el detall', 'Edita', 'Elimina']],
    ['informador', 'Jana', ['Mostra el detall']],
  ])('%s may do with the session of %s what the menu offers', async (who, name, items) => {
    await open(who, ALL, { prepare: prepareFour });
    await press(`Accions: ${name} Inventada`);
    expect(readAll('[role=menuitem]')).toEqual(items);
  });

  test.each([
    ['informador_integral', true, ['Dates', 'Tipus', 'Estat', 'Professional']],
    ['suport_coordinacio', false, ['Dates', 'Tipus', 'Estat', 'Oficina', 'Professional']],
    ['assesor_laboral', true, ['Dates', 'Estat', 'Oficina', 'Professional']],
    ['assesor_mobilitat', true, ['Dates', 'Estat', 'Professional']],
  ])('%s may create: %s; filters by what there is to choose', async (who, canCreate, filters) => {
    await open(who, '', { prepare: prepareFour });
    expect(readAll('.page-header a').includes('Nova assessoria')).toBe(canCreate);
    expect(readAll('.filter-bar > .filter-button')).toEqual(filters);
  });
});

describe('the address', () => {
  test('says filters, page and order; removing a filter begins at the first page', async () => {
    await open('informador_integral', '?tipus=laboral&estat=realitzada&page=2&sort=jove.nom', {
      prepare: prepareFour,
    });
    expect(lastCall()).toBe('GET /api/assessories?tipus=laboral&estat=realitzada&page=2&sort=jove.nom');
    expect(readTokens()).toEqual(['Laboral', 'Realitzada']);
    await press('Treu el filtre de tipus');
    expect(readAddress()).toBe('/assessories?estat=realitzada&sort=jove.nom');
    expect(lastCall()).toBe('GET /api/assessories?estat=realitzada&sort=jove.nom');
    expect(readTokens()).toEqual(['Realitzada']);
    await press('Treu els filtres');
    expect(readAddress()).toBe('/assessories?sort=jove.nom');
    expect(readTokens()).toEqual([]);
  });

  test('a header sorts and says so, a page and a size are kept beside the filters', async () => {
    await open('informador_integral', '?tipus=laboral');
    await press('Pàgina 2');
    expect(readAddress()).toBe('/assessories?tipus=laboral&page=2');
    await press('Jove');
    expect(readAddress()).toBe('/assessories?tipus=laboral&sort=jove.nom');
    await press('Jove');
    expect(lastCall()).toBe('GET /api/assessories?tipus=laboral&sort=-jove.nom&data_inici=2026-11-20');
    expect(readAll('[aria-sort=descending]')).toEqual(['Jove']);
  });

  test('a filter is chosen in its panel', async () => {
    await open('admin', '', { prepare: prepareFour });
    await press('Oficina');
    const option = [...document.querySelectorAll('label.filter-option')].find(
      (label) => label.textContent === 'Oficina Eixample',
    );
    await press(option?.querySelector('input') as HTMLElement);
    expect(readAddress()).toBe('/assessories?oficina_id=3');
    expect(readTokens()).toEqual(['Oficina Eixample']);
  });

  test('values that nobody knows are shown as they are and taken away like any other', async () => {
    await open('informador_integral', '?tipus=zzz&professional_id=9999&estat=&quan=totes', {
      prepare: prepareFour,
    });
    expect(readTokens()).toEqual(['zzz', 'Núm. 9999']);
    expect(readAll('.state-panel h2, .state-panel p')).toEqual([
      'Cap assessoria amb aquests filtres',
      'Amplia les dates o treu algun filtre.',
    ]);
    expect(readAll('.page-header .button')).toEqual(['Nova assessoria']);
    await press(document.querySelector('.state-panel button') as HTMLElement);
    expect(readAddress()).toBe('/assessories?quan=totes');
    expect(readRows()).toHaveLength(4);
  });

  test('beyond the last page there is a way back', async () => {
    await open('informador_integral', '?quan=totes&page=99', { prepare: prepareFour });
    expect(readAll('.state-panel h2')).toEqual(['En aquesta pàgina no hi ha cap assessoria']);
    await press("Ves a l'última pàgina");
    expect(readAddress()).toBe('/assessories?quan=totes&page=1');
    expect(readRows()).toHaveLength(4);
  });

  test('beyond the last of many pages the way back leads to the last', async () => {
    await open('admin', '?quan=totes&page=999');
    await press("Ves a l'última pàgina");
    expect(Number(new URLSearchParams(location.search).get('page'))).toBeGreaterThan(1);
    expect(findControl('Pàgina següent').ariaDisabled).toBe('true');
  });

  test('without any assessoria the first one can be created', async () => {
    await open('informador_integral', ALL, { prepare: (state) => state.assessories.clear() });
    expect(readAll('.state-panel h2, .state-panel .button')).toEqual([
      'Encara no hi ha cap assessoria',
      'Nova assessoria',
    ]);
  });
});

describe('coming back from a record', () => {
  const readSearch = () => document.querySelector<HTMLInputElement>('input[type=search]')?.value;
  const readFocus = () => document.activeElement?.getAttribute('href');

  test.each(['Torna a Assessories', 'Assessories'])(
    'finds filters, search and the row as they were: by %s',
    async (way) => {
      await open('informador_integral', '?estat=pendent', { prepare: prepareFour });
      search('Duna');
      await settle(400);
      await press('Duna Inventada');
      await press(way);
      expect(readAddress()).toBe('/assessories?estat=pendent');
      expect([readTokens(), readSearch(), readRows().length]).toEqual([
        ['Pendent', 'Cerca: «Duna»'],
        'Duna',
        1,
      ]);
      expect(readFocus()).toBe('/assessories/2');
    },
  );

  test('reads the rows again', async () => {
    await open('informador_integral', ALL, { prepare: prepareFour });
    await press('Jana Inventada');
    await press('Marca com a no assistida');
    await press('Marca-la');
    await press('Torna a Assessories');
    expect(readRows()[1]?.at(-2)).toBe('No assistida');
    expect(lastCall()).toBe('GET /api/assessories');
  });

  test('by another way leaves nothing of it', async () => {
    await open('informador_integral', '?estat=pendent', { prepare: prepareFour });
    await press('Duna Inventada');
    await press('Calendari');
    await press('Assessories');
    expect(readAddress()).toBe('/assessories');
    expect(readTokens()).toEqual([]);
  });
});

describe('the search', () => {
  test('waits until typing rests, is in no address and begins at the first page', async () => {
    await open('informador_integral', '?tipus=laboral&page=2', { prepare: prepareFour });
    search('Jana');
    expect(readTokens()).toEqual(['Laboral', 'Cerca: «Jana»']);
    await settle(400);
    expect(readAddress()).toBe('/assessories?tipus=laboral');
    expect(lastCall()).toBe('GET /api/assessories?tipus=laboral&q=Jana');
    await press('Treu la cerca');
    await settle(400);
    expect(lastCall()).toBe('GET /api/assessories?tipus=laboral&data_inici=2026-11-20&sort=cita.date');
  });

  test('the export has the filters, the order and the search, and all pages', async () => {
    await open('informador_integral', '?estat=pendent&sort=jove.nom&per_page=30&page=1', {
      prepare: prepareFour,
    });
    search('Inventada');
    await settle(400);
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} });
    await press('Exporta CSV (2)');
    expect(lastCall()).toBe('GET /api/assessories/exports/csv?estat=pendent&sort=jove.nom&q=Inventada');
  });
});

describe('what a person chooses and what goes wrong', () => {
  test('the columns are kept for the next visit', async () => {
    await open('informador_integral', '', { prepare: prepareFour });
    await press('Columnes');
    for (const name of ['Antena', 'Modalitat']) {
      const label = [...document.querySelectorAll('label.filter-option')].find(
        (each) => each.textContent === name,
      );
      await press(label?.querySelector('input') as HTMLElement);
    }
    const columns = ['Data', 'Jove', 'Tipus', 'Antena', 'Professional', 'Estat', 'Accions'];
    expect(readAll('.table th:not(.table-choice)')).toEqual(columns);
    product.close();
    await open('informador_integral', '', { prepare: prepareFour });
    expect(readAll('.table th:not(.table-choice)')).toEqual(columns);
  });

  test('a failed list keeps its filters and can be tried again', async () => {
    await open('informador_integral', '?tipus=laboral&quan=totes', { prepare: prepareFour });
    product.backend.setFault({
      kind: 'status',
      status: 500,
      times: 1,
      body: { message: 'Base de dades caiguda' },
    });
    await press('Jove');
    expect(readAll('[role=alert] h2, [role=alert] p')).toEqual([
      'Error llistant les assessories',
      'Base de dades caiguda. Els filtres es conserven.',
    ]);
    expect(readTokens()).toEqual(['Laboral']);
    await press('Torna-ho a provar');
    expect(lastCall()).toBe('GET /api/assessories?tipus=laboral&sort=jove.nom');
    expect(readRows()).toHaveLength(2);
  });

  test('a deleted row is gone at once', async () => {
    await open('informador_integral', ALL, { prepare: prepareFour });
    await press('Accions: Jana Inventada');
    await press('Elimina');
    await confirmDeletion();
    expect(getCalls().slice(-2)).toEqual(['DELETE /api/assessories/1', 'GET /api/assessories']);
    expect(readTotal()).toBe('3 assessories');
  });

  test('a marked row changes its state at once', async () => {
    await open('informador_integral', ALL, { prepare: prepareFour });
    await press('Accions: Jana Inventada');
    await press('Marca com a no assistida');
    await press('Marca-la');
    expect(getCalls().slice(-2)).toEqual(['PATCH /api/assessories/1/assistit', 'GET /api/assessories']);
    expect(readRows()[1]?.[5]).toBe('No assistida');
  });

  test('on a phone the columns are not offered: rows are cards', async () => {
    await open('informador_integral', ALL, { prepare: prepareFour, isPhone: true });
    expect(readAll('.filter-bar button')).not.toContain('Columnes');
    expect(readRows()).toHaveLength(4);
  });
});
