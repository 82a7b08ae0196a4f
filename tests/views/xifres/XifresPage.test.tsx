import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { State } from '../../../mock-server/store/state';
import { type as write } from '../forms/fill';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
  settleUntil,
  type Product,
} from '../support/openProduct';

let product: Product;
afterEach(() => {
  product.close();
  vi.restoreAllMocks();
});

const countCalls = () =>
  product.calls.filter((call) => /^GET \/api\/(consultes|assessories|activitats)\?/.test(call));

async function open(...[who, path, of]: Parameters<typeof openProduct>): Promise<void> {
  product = await openProduct(who, path, of);
  await settleUntil(() => document.querySelector('.xifres-status progress') === null);
}

const findTable = (caption: string) =>
  [...document.querySelectorAll('table')].find((table) => table.caption?.textContent === caption);

const readTable = (caption: string): string[] =>
  [...(findTable(caption)?.tBodies[0]?.rows ?? [])].map((row) =>
    [...row.cells].map((cell) => cell.textContent).join(' | '),
  );

const findReaders = () =>
  [...document.querySelectorAll('button')].filter((button) => button.textContent === 'Compta les persones');

const readCaptions = () => readAll('caption');
const readStatus = () => readAll('.xifres-status [role=status]')[0];
const readFailure = () => readAll('.xifres-failure')[0];

function prepareWeek(state: State): void {
  const [first, ...others] = [...state.consultes.values()];
  if (!first) throw new Error('no consulta');
  state.consultes.clear();
  state.assessories.clear();
  state.activitats.clear();
  const put = (id: number, day: string, of: Partial<typeof first>) =>
    state.consultes.set(id, {
      ...(others[0] ?? first),
      id,
      oficina_id: 1,
      antena_id: null,
      data: Date.parse(`${day}T10:00:00+01:00`),
      canal: 'telefon',
      ambit: 1,
      tematica_id: [1],
      subtematica_id: [],
      ...of,
      nombre_persones: 2,
      residencia: 'gracia',
      genere: 'dona',
      edat: '20-24',
    });
  put(1, '2026-11-16', {});
  put(2, '2026-11-17', { canal: 'email', tematica_id: [1, 2] });
  put(3, '2026-11-20', { tematica_id: [] });
  put(4, '2026-11-13', {});
}

describe('the figures of this week', () => {
  test('are told apart by what the lists can be asked for, against the week before', async () => {
    await open('informador', '/xifres', { prepare: prepareWeek });
    expect(readAll('h1, .page-header p')).toEqual([
      'Xifres',
      "16–22 de novembre de 2026, fins avui. Comparat amb la setmana d'abans fins al mateix dia, 9–13 de novembre de 2026.",
    ]);
    expect(readAll('.xifres-total')).toEqual([
      '3 consultesabans 1 · canvi +2',
      '0 assessoriesabans 0 · canvi 0',
    ]);
    expect(readTable('Consultes per canal')).toEqual([
      'Presencial | 0 | 0 % | 0 | 0',
      'Telèfon | 2 | 67 % | 1 | +1',
      'Correu electrònic | 1 | 33 % | 0 | +1',
      'WhatsApp | 0 | 0 % | 0 | 0',
      'Xarxes socials | 0 | 0 % | 0 | 0',
      'Virtual | 0 | 0 % | 0 | 0',
    ]);
    expect(readTable('Consultes per àmbit')[0]).toBe('Formació | 3 | 100 % | 1 | +2');
    expect(readStatus()).toBe('Comptat el 20/11/2026 11:20.');
  });

  test('lead to the list behind each of them, with its filters', async () => {
    await open('informador', '/xifres', { prepare: prepareWeek });
    const links = [...(findTable('Consultes per canal')?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      [
        '2 consultes: Telèfon. Mostra la llista',
        '/consultes?canal=telefon&data_inici=2026-11-16&data_fi=2026-11-20',
      ],
      [
        'Abans, 1 consulta: Telèfon. Mostra la llista',
        '/consultes?canal=telefon&data_inici=2026-11-09&data_fi=2026-11-13',
      ],
      [
        '1 consulta: Correu electrònic. Mostra la llista',
        '/consultes?canal=email&data_inici=2026-11-16&data_fi=2026-11-20',
      ],
    ]);
    await press('2 consultes: Telèfon. Mostra la llista');
    expect([readAll('h1'), readAll('tbody tr').length]).toEqual([['Consultes'], 2]);
  });

  test('whoever may read some of the lists alone sees those alone, without tables of one row', async () => {
    await open('assesor_laboral', '/xifres');
    expect(readAll('.card h2')).toEqual(['Consultes', 'Assessories']);
    expect(readCaptions()).toEqual([
      'Consultes per canal',
      'Consultes per àmbit',
      'Assessories per estat',
      'Assessories per oficina',
    ]);
    expect(countCalls().some((call) => call.includes('activitats'))).toBe(false);
  });

  test('of the whole service name offices, types and everything that an activity can be told apart by', async () => {
    await open('admin', '/xifres');
    expect(readCaptions()).toEqual([
      'Consultes per oficina',
      'Consultes per canal',
      'Consultes per àmbit',
      'Assessories per tipus',
      'Assessories per estat',
      'Assessories per oficina',
      'Activitats per oficina',
      "Activitats per marc d'acció",
      'Activitats per àrea',
    ]);
    const total = Number(readAll('.xifres-total b')[1]);
    const sum = readTable('Assessories per tipus').reduce((all, row) => all + Number(row.split(' | ')[1]), 0);
    expect([total > 50, sum]).toEqual([true, total]);
  });
});

describe('an unfinished period', () => {
  const prepare = (state: State) => {
    prepareWeek(state);
    const [first] = [...state.consultes.values()];
    if (!first) throw new Error('no consulta');
    for (const [id, day] of [
      [5, '2026-11-21'],
      [6, '2026-11-14'],
      [7, '2026-11-15'],
    ] as const)
      state.consultes.set(id, { ...first, id, data: Date.parse(`${day}T10:00:00+01:00`) });
  };

  test('is counted until today, against the same days of the one before; what is to come stands apart', async () => {
    await open('informador', '/xifres', { prepare });
    expect(readAll('.xifres-total')[0]).toBe('3 consultesabans 1 · canvi +21 per venir');
    expect(findControl('1 consulta: per venir. Mostra la llista').getAttribute('href')).toBe(
      '/consultes?data_inici=2026-11-21&data_fi=2026-11-22',
    );
  });

  test('can be compared as a whole', async () => {
    await open('informador', '/xifres', { prepare });
    await press(document.querySelector<HTMLElement>('input[value=sencer]')!);
    await settleUntil(() => document.querySelector('.xifres-status progress') === null);
    expect(readAddress()).toBe('/xifres?compara=sencer');
    expect(readAll('.xifres-total')[0]).toBe('4 consultesabans 3 · canvi +1');
    expect(readAll('.page-header p')[0]).toBe(
      "16–22 de novembre de 2026. Comparat amb la setmana d'abans, 9–15 de novembre de 2026. El període encara no s'ha acabat.",
    );
  });

  test('that has not begun says so', async () => {
    await open('informador', '/xifres?data=2026-11-23', { prepare });
    expect(readAll('.page-header p')[0]).toMatch(/El període encara no ha començat\.$/);
    expect(document.querySelector('input[value=sencer]')).toBeNull();
  });
});

describe('another period', () => {
  test('is in the address, and what was counted before is not asked again', async () => {
    await open('informador', '/xifres', { prepare: prepareWeek });
    await press('Setmana anterior');
    expect(readAddress()).toBe('/xifres?data=2026-11-09');
    expect(readAll('.xifres-total')[0]).toBe('1 consultaabans 0 · canvi +1');
    const asked = countCalls().length;
    await press('Setmana següent');
    expect([readAddress(), countCalls().length]).toEqual(['/xifres', asked]);
    await press(document.querySelector<HTMLElement>('input[value=trimestre]')!);
    expect(readAddress()).toBe('/xifres?periode=trimestre');
    expect(readAll('.page-header p')[0]).toContain("1 d'octubre – 31 de desembre de 2026");
  });

  test("of one's own has two days in the address, and is compared with as many", async () => {
    await open('informador', '/xifres?periode=mes', { prepare: prepareWeek });
    await press(document.querySelector<HTMLElement>('input[value=propi]')!);
    expect(readAddress()).toBe('/xifres?periode=propi&data_inici=2026-11-01&data_fi=2026-11-30');
    await press('Dies: 1–30 nov. 2026');
    write(document.querySelector('.date-range input')!, '16/11/2026');
    await settle();
    await press('Fet');
    expect(readAddress()).toBe('/xifres?periode=propi&data_inici=2026-11-16&data_fi=2026-11-30');
    await settleUntil(() => document.querySelector('.xifres-status progress') === null);
    expect(readAll('.page-header p')[0]).toBe(
      "16–30 de novembre de 2026, fins avui. Comparat amb el període d'abans durant els mateixos dies, 1–5 de novembre de 2026.",
    );
    expect(readAll('.xifres-total')[0]).toBe('3 consultesabans 0 · canvi +3');
    await press('Període anterior');
    expect(readAddress()).toBe('/xifres?periode=propi&data_inici=2026-11-01&data_fi=2026-11-15');
    await press(document.querySelector<HTMLElement>('input[value=setmana]')!);
    expect(readAddress()).toBe('/xifres?data=2026-11-01');
  });

  test('without data says so, and asks for nothing more than the totals', async () => {
    await open('admin', '/xifres?periode=mes&data=2019-03-10');
    expect(readAll('.xifres-list .soft')).toEqual([
      "Cap consulta en aquest període ni en el d'abans.",
      "Cap assessoria en aquest període ni en el d'abans.",
      "Cap activitat en aquest període ni en el d'abans.",
    ]);
    expect(readCaptions()).toEqual([]);
    expect(document.querySelector('.xifres-more')).toBeNull();
  });
});

describe('what is counted or read only on request', () => {
  test('a number for each professional, oneself and the rest where the staff may not be seen', async () => {
    await open('informador', '/xifres', { prepare: prepareWeek });
    await press('Compta per professional');
    expect(readTable('Consultes per professional')).toEqual(['Altres | 3 | 100 % | 1 | +2']);
  });

  test('persons, themes, districts, genders and ages, from the records: how many were read and when', async () => {
    const prepare = (state: State) => {
      prepareWeek(state);
      const [one, two] = [state.consultes.get(1), state.consultes.get(2)];
      if (!one || !two) throw new Error('no consulta');
      Object.assign(one, { nombre_persones: 4, residencia: null });
      Object.assign(two, { nombre_persones: null, genere: 'home' });
    };
    await open('informador', '/xifres', { prepare });
    expect(readAll('.xifres-more p')).toEqual([
      'I els registres per temàtica, per districte de residència, per gènere i edat. Per saber-ho cal llegir els 4 registres; pot trigar uns segons.',
    ]);
    await press('Compta les persones');
    expect(readAll('.xifres-total + p')).toEqual(['6 persones · abans 2 · 1 consulta sense dades']);
    expect(readTable('Consultes per canal').slice(1, 3)).toEqual([
      'Telèfon | 2 | 67 % | 1 | +1 | 6',
      'Correu electrònic | 1 | 33 % | 0 | +1 | sense dades',
    ]);
    expect(readTable('Consultes per temàtica').map((row) => row.replace(/^[^|]+/, ''))).toEqual([
      '| 2 | 67 % | 1 | +1 | 4',
      '| 1 | 33 % | 0 | +1 | sense dades',
      '| 1 | 33 % | 0 | +1 | 2',
    ]);
    expect(readTable('Consultes per temàtica')[2]).toMatch(/^Sense temàtica/);
    expect(readTable('Consultes per districte de residència')).toEqual([
      'Gràcia | 2 | 67 % | 1 | +1',
      'Sense dades | 1 | 33 % | 0 | +1',
    ]);
    expect(readAll('.xifres-cross thead th')).toEqual(['Home', 'Dona', 'No binari', 'No contesta', 'Total']);
    expect(readTable('Consultes per gènere i edat')[3]).toBe('20-24 | 1 | 2 | 0 | 0 | 3');
    expect(readAll('.xifres-cross tfoot tr')).toEqual(['Total12003']);
    expect(readAll('.xifres-content > .muted')).toEqual([
      "4 registres llegits el 20/11/2026 11:20. Una mateixa consulta pot sortir en més d'una fila.",
    ]);
  });

  test('offices by type, with the blocked sessions apart', async () => {
    await open('admin', '/xifres');
    await press(findReaders()[1]!);
    await settleUntil(() => document.querySelector('.xifres-status progress') === null);
    const rows = readTable('Assessories per oficina i tipus').map((row) => row.split(' | '));
    const total = Number(readAll('.xifres-total b')[1]);
    const sum = rows.reduce((all, row) => all + Number(row.at(-2)), 0);
    expect([sum, rows.at(-1)?.[0], rows.at(-1)?.at(-1)]).toEqual([total, 'Sense dades', 'sense dades']);
    expect(readAll('.xifres-cross thead th').slice(-7)).toEqual([
      'Acadèmica',
      'Laboral',
      'Mobilitat internacional',
      'Emprenedoria',
      'Habitatge',
      'Total',
      'Persones',
    ]);
  });

  test('a reading that was stopped keeps its pages, and says what is missing', async () => {
    product = await openProduct('informador', '/xifres', { prepare: prepareWeek, unanswered: /page=1&/ });
    await settleUntil(() => document.querySelector('.xifres-status progress') === null);
    await press('Compta les persones');
    await press('Atura');
    expect(readAll('.xifres-content > .muted')).toEqual([
      'Falten 2 pàgines per llegir. Les persones i les taules que en surten encara no hi són.',
    ]);
    expect(readTable('Consultes per canal')[1]).toBe('Telèfon | 2 | 67 % | 1 | +1');
    expect(findTable('Consultes per gènere i edat')).toBeUndefined();
  });
});

describe('when a call fails', () => {
  const FAULT = { kind: 'status', status: 500, body: {}, times: 1, match: { path: 'activitats$' } } as const;

  test('the other numbers stay, that one says so and can be asked again', async () => {
    await open('admin', '/xifres', { fault: FAULT });
    expect(readFailure()).toBe(
      'Hi ha 1 xifra que no ha arribat. Error llistant les activitats.Torna-ho a provar',
    );
    expect(readAll('.xifra-failed')).toEqual(['No ha arribat']);
    expect(readTable('Consultes per canal')).toHaveLength(6);
    await press('Torna-ho a provar');
    await settleUntil(() => document.querySelector('.xifres-status progress') === null);
    expect([readFailure(), document.querySelector('.xifra-failed')]).toEqual([undefined, null]);
  });

  test('it can be stopped, and gone on with', async () => {
    product = await openProduct('admin', '/xifres', { unanswered: /activitats\?/ });
    await settle();
    await press('Atura');
    expect(readStatus()).toMatch(/^S'ha aturat: falten \d+ xifres\./);
    expect(document.querySelector('progress')).toBeNull();
    const asked = countCalls().length;
    await press('Continua');
    expect(countCalls().length).toBeGreaterThan(asked);
  });
});

describe('the report of the school year', () => {
  const copied: Readonly<Record<string, string>>[] = [];
  beforeEach(() => {
    copied.length = 0;
    const writeText = async (text: string) => void copied.push({ text });
    const write = async ([item]: { parts: Record<string, Blob> }[]) => {
      const { 'text/plain': plain, 'text/html': html } = item?.parts ?? {};
      copied.push({ text: (await plain?.text()) ?? '', html: (await html?.text()) ?? '' });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText, write }, configurable: true });
    class Item {
      constructor(readonly parts: Record<string, Blob>) {}
    }
    vi.stubGlobal('ClipboardItem', Item);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    vi.unstubAllGlobals();
  });
  const prepareYear = (state: State) => {
    prepareWeek(state);
    const [one, two] = [state.consultes.get(1), state.consultes.get(2)];
    if (!one || !two) throw new Error('no consulta');
    for (const [id, day] of [
      [1, '2026-03-02'],
      [2, '2026-08-31'],
      [3, '2025-08-31'],
      [4, '2026-09-01'],
    ] as const)
      Object.assign(state.consultes.get(id) ?? one, { data: Date.parse(`${day}T10:00:00+02:00`) });
    Object.assign(two, { nombre_persones: null });
  };

  test('is the last whole one, chosen openly, with a text and a table to paste', async () => {
    await open('informador', '/xifres?data=2026-11-02', { prepare: prepareYear });
    await press('Memòria del curs');
    await settleUntil(() => document.querySelector('.xifres-report button + span + button') !== null);
    expect(readAddress()).toBe('/xifres?periode=curs&data=2025-09-01&vista=memoria');
    expect(document.querySelector<HTMLInputElement>('input[value=curs]')?.checked).toBe(true);
    const text =
      "Curs 2025-2026 (1 de setembre de 2025 – 31 d'agost de 2026). S'han atès 2 consultes, amb 2 persones (1 consulta sense dades). Per gènere: 2 de dones. L'edat més freqüent és 20-24 anys (2 consultes). No s'ha reservat cap assessoria. Curs 2024-2025: 1 consulta (persones: 2) i cap assessoria.";
    expect(readAll('.xifres-report > p')[0]).toBe(text);
    await press('Copia la taula');
    await press('Copia el text');
    const [table, paragraph] = copied;
    expect(paragraph).toEqual({ text });
    const lines = table?.['text']?.split('\n') ?? [];
    expect([lines[0], ...lines.slice(1, 6)]).toEqual([
      'Concepte\tRegistres 2025-2026\tPersones 2025-2026\tRegistres 2024-2025\tPersones 2024-2025',
      'Consultes',
      'Total\t2\t2\t1\t2',
      'Consultes per canal',
      'Telèfon\t1\t2\t1\t2',
      'Correu electrònic\t1\tsense dades\t0\t0',
    ]);
    expect(lines).toContain('Consultes per gènere i edat (registres)');
    expect(lines).toContain('20-24, Dona\t2\t\t1\t');
    expect(lines.some((line) => line.includes('per professional'))).toBe(false);
    expect(table?.['html']).toMatch(
      /^<table><tr><th>Concepte<\/th>.*<th colspan="5">Consultes per canal<\/th>/,
    );
    expect(readAll('.xifres-report button')[0]).toBe('Taula copiada');
  });

  test('follows another period, and is closed with the focus on its button', async () => {
    await open('informador', '/xifres?vista=memoria', { prepare: prepareWeek });
    await press('Setmana anterior');
    expect([readAddress(), readAll('.card h2')[0]]).toEqual([
      '/xifres?data=2026-11-09&vista=memoria',
      'Memòria: 9–15 de novembre de 2026',
    ]);
    await press('Tanca la memòria');
    expect([readAddress(), document.activeElement?.textContent]).toEqual([
      '/xifres?data=2026-11-09',
      'Memòria del curs',
    ]);
  });

  test('of a period without data says so, with nothing to copy', async () => {
    await open('informador', '/xifres?periode=mes&data=2019-03-10&vista=memoria');
    expect(readAll('.xifres-report p, .xifres-report button')).toEqual([
      'Aquest període no té dades.',
      'Tanca la memòria',
    ]);
  });

  test('that was stopped says that records are missing, and has nothing to copy', async () => {
    product = await openProduct('informador', '/xifres?vista=memoria', {
      prepare: prepareWeek,
      unanswered: /page=1&/,
    });
    await settle();
    await press('Atura');
    expect(readAll('.xifres-report p, .xifres-report button')).toEqual([
      'A la memòria li falten registres per llegir o xifres per comptar.',
      'Tanca la memòria',
    ]);
    expect(readStatus()).toMatch(/^S'ha aturat: falten \d+ xifres\./);
  });
});

describe('the tables as a file', () => {
  function watchFiles() {
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:x') }),
    );
    Object.assign(URL, { revokeObjectURL() {} });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return { blobs, names };
  }
  const exportAll = async () => {
    act(() => findControl('Exporta les taules (CSV)').click());
    await settleUntil(() => document.querySelector('.page-header [aria-disabled]') === null);
    await settle();
  };

  test('are there in one press: what was not counted yet is counted for it', async () => {
    const { blobs, names } = watchFiles();
    await open('informador', '/xifres', { prepare: prepareWeek });
    await exportAll();
    expect(names).toEqual(['xifres_setmana_2026-11-16_2026-11-22.csv']);
    const lines = (await blobs[0]?.text())?.replace('\uFEFF', '').split('\r\n') ?? [];
    const days = '16/11/2026 – 20/11/2026';
    const before = '09/11/2026 – 13/11/2026';
    expect(lines[0]).toBe(
      'Llista;Taula;Nom;Període;Nombre;Percentatge;Període anterior;Nombre anterior;Persones;Registres sense persones;Persones anteriors',
    );
    expect(lines).toContain(`Consultes;Total;Total;${days};3;100;${before};1;6;0;2`);
    expect(lines).toContain('Consultes;Total;per venir;21/11/2026 – 22/11/2026;0;;;;;;');
    expect(lines).toContain(`Consultes;Per canal;Telèfon;${days};2;66,7;${before};1;4;0;2`);
    expect(lines).toContain(`Consultes;Per professional;Altres;${days};3;100;${before};1;6;0;2`);
    expect(lines).toContain(`Consultes;Per temàtica;Sense temàtica;${days};1;33,3;${before};0;2;0;0`);
    expect(lines).toContain(`Consultes;Per districte de residència;Gràcia;${days};3;100;${before};1;;;`);
    expect(lines).toContain(`Consultes;Per gènere i edat;20-24, Dona;${days};3;100;${before};1;;;`);
    expect(lines).toContain(`Assessories;Total;Total;${days};0;;${before};0;0;0;0`);
  });

  test('that fail half way say so and leave no file; the next press asks for what is missing alone', async () => {
    const { names } = watchFiles();
    await open('informador', '/xifres', { prepare: prepareWeek });
    product.backend.setFault({
      kind: 'status',
      status: 500,
      body: {},
      times: 1,
      match: { path: 'consultes$' },
    });
    const asked = countCalls().length;
    await exportAll();
    expect([names, readNotices()]).toEqual([[], ['No hem pogut descargar el document']]);
    const failed = countCalls().length - asked;
    await exportAll();
    expect([names.length, failed > 1, countCalls().length - asked - failed]).toEqual([1, true, 1]);
  });

  test('are not handed over without the names that they should bear', async () => {
    const { names } = watchFiles();
    await open('informador', '/xifres', { prepare: prepareWeek });
    product.backend.setFault({
      kind: 'status',
      status: 500,
      body: {},
      times: 1,
      match: { path: 'tematiques$' },
    });
    await exportAll();
    expect([names, readAll('.applied-filters > span')]).toEqual([
      [],
      ['Error llistant els tematiques Torna-ho a provar'],
    ]);
    await press('Torna-ho a provar');
    await exportAll();
    expect(names).toHaveLength(1);
  });

  test('wait for those names', async () => {
    const { names } = watchFiles();
    await open('informador', '/xifres', { prepare: prepareWeek, unanswered: /tematiques$/ });
    const isCounted = () =>
      /^Preparant… (\d+) de \1$/.test(readAll('.page-header [aria-disabled]').at(-1) ?? '');
    await press('Exporta les taules (CSV)');
    await settleUntil(isCounted);
    await settle(50);
    expect([isCounted(), names]).toEqual([true, []]);
  });
});
